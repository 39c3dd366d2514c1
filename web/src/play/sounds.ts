/**
 * The sounds, made here and now: wood, bells and paper, each event with a shape of its own, so that they can be told
 * apart without looking. Fetched when the first one is to be heard.
 */

export const SOUNDS = [
  "turn",
  "dice",
  "place",
  "treat",
  "card",
  "discharge",
  "death",
  "message",
  "refused",
  "end",
] as const;
export type Sound = (typeof SOUNDS)[number];

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const last = new Map<Sound, number>();
/** The same sound is not heard more often than this, in seconds. */
const REST = 0.25;

/** Where a sound goes, and when. */
class Voice {
  constructor(
    private readonly on: AudioContext,
    private readonly out: AudioNode,
    private readonly begin: number,
  ) {}

  /** A tone above middle A, in steps of the scale: it comes at once and dies away. */
  tone(step: number, at: number, length: number, loud = 1, kind: OscillatorType = "sine", slide = 0): void {
    const tone = this.on.createOscillator();
    const from = 440 * 2 ** (step / 12);
    tone.type = kind;
    tone.frequency.setValueAtTime(from, this.begin + at);
    if (slide) tone.frequency.exponentialRampToValueAtTime(from * 2 ** (slide / 12), this.begin + at + length);
    this.#shape(tone, at, length, loud, 0.006);
  }

  /** A wooden bar: its tone, and the knock two octaves above it. */
  wood(step: number, at: number, loud = 1): void {
    this.tone(step, at, 0.34, loud);
    this.tone(step + 24, at, 0.07, loud * 0.35);
  }

  /** A small bell: tones that do not quite fit. */
  bell(step: number, at: number, loud = 1): void {
    this.tone(step, at, 0.9, loud * 0.7);
    this.tone(step + 19.2, at, 0.45, loud * 0.22);
    this.tone(step + 28.1, at, 0.2, loud * 0.12);
  }

  /** A rustle or a click, around a height in hertz. */
  rustle(height: number, at: number, length: number, loud = 1, narrow = 1.2, swell = 0.004): void {
    const noise = this.on.createBufferSource();
    const around = this.on.createBiquadFilter();
    noise.buffer = hiss ??= whiteNoise(this.on);
    around.type = "bandpass";
    around.frequency.value = height;
    around.Q.value = narrow;
    noise.connect(around);
    this.#shape(noise, at, length, loud, swell, around);
  }

  #shape(
    source: AudioScheduledSourceNode,
    at: number,
    length: number,
    loud: number,
    swell: number,
    end: AudioNode = source,
  ): void {
    const gain = this.on.createGain();
    const start = this.begin + at;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), start + swell);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    end.connect(gain).connect(this.out);
    source.start(start);
    source.stop(start + length + 0.02);
  }
}

/** How each of them sounds. */
const SCORES: Record<Sound, (voice: Voice) => void> = {
  // Two bars, upwards: over here!
  turn: (voice) => [7, 12].forEach((step, index) => voice.wood(step, index * 0.13)),
  // Dice rattle over the table, slower and slower.
  dice: (voice) =>
    [0, 0.05, 0.11, 0.18, 0.27, 0.38].forEach((at, index) =>
      voice.rustle(2600 - index * 190, at, 0.05, 1.5 - index * 0.15, 5),
    ),
  // A meeple is set down.
  place: (voice) => {
    voice.rustle(900, 0, 0.06, 1.2, 2);
    voice.tone(-17, 0, 0.12, 0.8);
  },
  // A drop, upwards: someone feels better.
  treat: (voice) => voice.tone(9, 0, 0.2, 0.6, "sine", 7),
  // Paper over paper.
  card: (voice) => voice.rustle(5200, 0, 0.16, 0.7, 0.7, 0.06),
  // A bell at the door, three steps up.
  discharge: (voice) => [3, 7, 15].forEach((step, index) => voice.bell(step, index * 0.1, 0.8)),
  // Two low notes, downwards.
  death: (voice) => {
    voice.tone(-14, 0, 0.5, 0.9, "triangle");
    voice.tone(-17, 0.26, 0.9, 0.9, "triangle", -1);
  },
  // Someone taps twice on glass.
  message: (voice) => [0, 0.11].forEach((at) => voice.tone(19, at, 0.1, 0.45, "sine", -4)),
  // A dull knock.
  refused: (voice) => {
    voice.tone(-26, 0, 0.16, 1, "triangle", -3);
    voice.rustle(320, 0, 0.08, 1, 1);
  },
  // A whole chord, one by one, with a bell on top.
  end: (voice) => {
    [-9, -5, -2, 3].forEach((step, index) => voice.wood(step, index * 0.13));
    voice.bell(15, 0.56, 0.9);
  },
};

/** Play a sound, so loud (0 to 1), after so many seconds. */
export function play(what: Sound, loud: number, after = 0): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  const begin = audio.currentTime + after + 0.01;
  if (begin - (last.get(what) ?? -1) < REST) return;
  last.set(what, begin);
  const out = audio.createGain();
  out.gain.value = loud * 0.28;
  out.connect(audio.destination);
  SCORES[what](new Voice(audio, out, begin));
}

function whiteNoise(on: BaseAudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = made.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return made;
}
