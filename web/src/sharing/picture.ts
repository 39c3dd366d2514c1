/** The picture of a result: the podium, your score first, everyone's beside it. Drawn in the browser, sent nowhere. */
import { portableSvg } from "./portableSvg";

export interface Result {
  game: string;
  /** Who is told first, and what of them: "Ann", "43", "Place 1 of 3". */
  name: string;
  score: string;
  place: string;
  /** The others, in their order: "Bo", "33". */
  others: readonly (readonly [string, string])[];
  sentence: string;
  foot: string;
}

export const SIZE = { width: 1200, height: 630 };
/** The part of the podium's drawing that is shown, and what one unit of it becomes. */
const SCENE = { x: 0, y: -118, width: 372, height: 418 };
const SCALE = SIZE.height / SCENE.height;
const LEFT = Math.round(SCENE.width * SCALE) + 48;
const WIDE = SIZE.width - LEFT - 44;

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

async function imageOf(markup: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  return image;
}

/** Write the letters of a drawing over its picture, in the fonts that the page has. */
function writeWords(pen: CanvasRenderingContext2D, drawing: SVGSVGElement): void {
  pen.textAlign = "center";
  for (const words of drawing.querySelectorAll("text")) {
    const { fontWeight, fontFamily, fontSize, fill } = getComputedStyle(words);
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    pen.font = `${fontWeight} ${(parseFloat(fontSize) / letter) * SCALE}px ${fontFamily}`;
    pen.fillStyle = fill;
    const [x, y] = [words.x.baseVal[0]?.value ?? 0, words.y.baseVal[0]?.value ?? 0];
    pen.fillText(words.textContent ?? "", (x - SCENE.x) * SCALE, (y - SCENE.y) * SCALE);
  }
}

/** Break words into lines that fit. */
export function wrapped(words: string, wide: number, measure: (text: string) => number, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer) <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

/** Draw the picture of a result beside the podium. */
export async function picture(drawing: SVGSVGElement | null, result: Result): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  const pen = canvas.getContext("2d")!;
  const [paper, text, dim, line, lamp] = ["--paper", "--text", "--text-2", "--outline", "--lamp"].map(token);
  const [display, body] = [token("--font-display"), token("--font-text")];
  await document.fonts?.ready;
  pen.fillStyle = paper!;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  if (drawing) {
    const { x, y, width, height } = SCENE;
    const wide = Math.round(width * SCALE);
    pen.drawImage(await imageOf(portableSvg(drawing, `${x} ${y} ${width} ${height}`, wide, SIZE.height)), 0, 0);
    writeWords(pen, drawing);
    pen.fillStyle = line!;
    pen.fillRect(wide, 0, 5, SIZE.height);
  }

  pen.textAlign = "left";
  const write = (words: string, at: number, font: string, colour: string, x = LEFT) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(words, x, at, SIZE.width - x - 44);
  };
  write(result.game, 82, `800 40px ${display}`, text!);
  pen.fillStyle = lamp!;
  pen.fillRect(LEFT, 100, 96, 8);
  write(result.score, 256, `800 150px ${display}`, text!);
  const beside = LEFT + pen.measureText(result.score).width + 28;
  write(result.name, 196, `800 38px ${display}`, text!, beside);
  write(result.place, 244, `500 30px ${body}`, dim!, beside);
  result.others.forEach(([name, score], at) => {
    const y = 326 + at * 44;
    write(name, y, `700 30px ${body}`, text!, LEFT + 96);
    write(score, y, `800 32px ${display}`, text!);
  });
  pen.font = `500 26px ${body}`;
  const lines = wrapped(result.sentence, WIDE, (words) => pen.measureText(words).width, 2);
  lines.forEach((words, at) => write(words, 522 + at * 34, `500 26px ${body}`, dim!));
  write(result.foot, 600, `700 24px ${body}`, dim!);
  return canvas;
}
