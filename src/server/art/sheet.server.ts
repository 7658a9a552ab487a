import { HONEY, hexagon, INK, numbersOf, pick, round, TONES } from "./palette.server.ts";

const SHEET_WIDTH = 420;
const SHEET_HEIGHT = 594;
const SHEET_MARGIN = 40;
const INNER_WIDTH = SHEET_WIDTH - 2 * SHEET_MARGIN;

const line = (y: number, share: number, opacity = 0.16, height = 7) =>
  `<rect x="${SHEET_MARGIN}" y="${y}" width="${round(INNER_WIDTH * share)}" height="${height}" rx="3" fill="${INK}" fill-opacity="${opacity}"/>`;

/** Bars from left to right, or from top to bottom. */
function bars(random: () => number, colour: string, top: number): string {
  const step = INNER_WIDTH / 9;
  return Array.from({ length: 9 }, (_, index) => {
    const height = 40 + random() * 130 + index * 8;
    const x = SHEET_MARGIN + index * step;
    return `<rect x="${round(x)}" y="${round(top + 240 - height)}" width="${round(step - 9)}" height="${round(height)}" rx="3" fill="${index === 8 ? HONEY : colour}"/>`;
  }).join("");
}

function rows(random: () => number, colour: string, top: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const y = top + index * 30;
    const width = INNER_WIDTH * 0.62 * (1 - index * 0.09) * (0.85 + random() * 0.15);
    return (
      `<rect x="${SHEET_MARGIN}" y="${y}" width="86" height="7" rx="3" fill="${INK}" fill-opacity=".16"/>` +
      `<rect x="${SHEET_MARGIN + 104}" y="${y - 4}" width="${round(width)}" height="15" rx="3" fill="${index === 0 ? HONEY : colour}"/>`
    );
  }).join("");
}

function comb(random: () => number, colour: string, top: number): string {
  return Array.from({ length: 42 }, (_, index) => {
    const row = Math.floor(index / 7);
    const x = SHEET_MARGIN + 30 + (index % 7) * 44 + (row % 2 ? 22 : 0);
    const fill = random() < 0.18 ? HONEY : colour;
    return `<polygon points="${hexagon(x, top + 26 + row * 38, 8 + random() * 15)}" fill="${fill}" fill-opacity="${round(0.4 + random() * 0.6)}"/>`;
  }).join("");
}

/** A page of a report: a heading, a figure, a few lines of text. */
export function sheetSvg(seed: string): string {
  const random = numbersOf(`sheet ${seed}`);
  const colour = pick(random, TONES);
  // Pages that are numbered one after another show different figures.
  const figures = [bars, rows, comb];
  const letters = [...seed].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const figure = figures[letters % figures.length]!(random, colour, 150);
  const text = [0.96, 1, 0.92, 0.98, 0.55].map((share, index) => line(440 + index * 18, share)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}"><rect width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" fill="#fff"/>` +
    `<rect width="${SHEET_WIDTH}" height="10" fill="${colour}"/>${line(52, 0.66, 0.8, 16)}${line(84, 0.44, 0.3, 9)}${figure}${text}` +
    `<rect x="${SHEET_MARGIN}" y="556" width="${INNER_WIDTH}" height="2" fill="${HONEY}"/></svg>`
  );
}
