/** Telling whoever looks elsewhere that a decision waits: in the title, on the icon, and by a short sound. */
import { preferences } from "../state/preferences.svelte";

const PLAIN = "/icons/icon.svg";
// The sign with a lamp at its corner; as data, since the page may show pictures from itself and from data.
const MARKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="2" y="2" width="36" height="36" rx="10" fill="#274b9f"/><path d="M20 9v22M9 20h22" stroke="#fffaf0" stroke-width="8.500" stroke-linecap="round"/><circle cx="31" cy="9" r="8" fill="#ff9a3d" stroke="#1d2433" stroke-width="2.400"/></svg>',
)}`;

/** Show in the tab whether one must decide. */
export function mark(title: string, deciding: boolean): void {
  document.title = deciding ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = deciding ? MARKED : PLAIN;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  const badge = navigator as Navigator & { setAppBadge?: (n?: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (deciding ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => undefined);
}

/** Notes of what is heard, as steps of the scale above A, with where each begins in seconds. */
const TUNES = {
  turn: [[7, 0], [12, 0.13]],
  end: [[0, 0], [4, 0.14], [7, 0.28], [12, 0.42]],
  refused: [[-5, 0]],
} as const;
let audio: AudioContext | null = null;

/** Play a few wooden notes, where sound is wanted. */
export function sound(tune: keyof typeof TUNES): void {
  const { sound: wanted, volume } = preferences.values;
  if (!wanted || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [step, begin] of TUNES[tune]) {
    const at = audio.currentTime + begin;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = 440 * 2 ** (step / 12);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime((volume / 100) * 0.25, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.34);
  }
}
