import { house } from "#shared/house.ts";
import { initialsOf, letterAt } from "./initials.server.ts";
import { HONEY, hexagon, INK, numbersOf, PAPER, pick, round, TONES } from "./palette.server.ts";

const LOGO_SIZE = 128;
const MIDDLE = LOGO_SIZE / 2;

/** A logo tile: a letter or a composition of comb cells on a coloured rounded square. */
export function logoSvg(seed: string): string {
  const random = numbersOf(`logo ${seed}`);
  const tone = pick(random, TONES);
  const [letter] = initialsOf(seed);
  const drawing =
    letter && random() < 0.55 ? pick(random, LETTER_DRAWINGS)(letter, tone) : pick(random, COMB_DRAWINGS)(random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}"><rect width="${LOGO_SIZE}" height="${LOGO_SIZE}" rx="28" fill="${tone}"/>${drawing}</svg>`;
}

const TILE = `<rect width="${LOGO_SIZE}" height="${LOGO_SIZE}" rx="28" fill="${PAPER}"/>`;
const markOn = (ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${ground}${
    cell(MIDDLE, MIDDLE, 58, filled(house().colour)) + cell(MIDDLE, MIDDLE, 27, outlined(INK, 9))
  }</svg>`;

/** The portal's own mark on a tile, for where others choose the ground. */
export const markSvg = (): string => markOn(TILE);
/** The mark alone, for pages of our own, light or dark. */
export const bareMarkSvg = (): string => markOn("");

const cell = (x: number, y: number, radius: number, paint: string) =>
  `<polygon points="${hexagon(x, y, radius)}" ${paint}/>`;
const filled = (fill: string, opacity = 1) => `fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}`;
const outlined = (stroke: string, width: number, opacity = 1) =>
  `fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}`;

const LETTER_DRAWINGS = [
  (letter: string) => letterAt(letter, MIDDLE, MIDDLE, 46, "#fff"),
  (letter: string) =>
    cell(MIDDLE, MIDDLE, 74, filled("#fff", 0.1)) +
    cell(MIDDLE, MIDDLE, 52, filled("#000", 0.12)) +
    letterAt(letter, MIDDLE, MIDDLE, 42, "#fff"),
  (letter: string, tone: string) =>
    cell(MIDDLE, MIDDLE, 48, `fill="#fff" stroke="#fff" stroke-width="6" stroke-linejoin="round"`) +
    letterAt(letter, MIDDLE, MIDDLE, 38, tone),
  // The dot stands where no cedilla reaches.
  (letter: string) =>
    letterAt(letter, MIDDLE, 60, 44, "#fff") + cell("ÇŞ".includes(letter) ? 98 : MIDDLE, 104, 7, filled(HONEY)),
];

const COMB_DRAWINGS: ((random: () => number) => string)[] = [
  // A ring around its cell, as in our own mark.
  () => cell(MIDDLE, MIDDLE, 40, outlined("#fff", 11)) + cell(MIDDLE, MIDDLE, 15, filled(HONEY)),
  // Three cells that touch.
  (random) => {
    const radius = 23;
    const dx = round(radius * 0.95);
    const up = 46;
    const down = 80;
    const turned = random() < 0.5;
    const single = turned ? 82 : 44;
    const pair = turned ? up + 2 : down - 2;
    return (
      cell(MIDDLE, single, radius - 2, filled(HONEY)) +
      cell(MIDDLE - dx, pair, radius - 2, filled("#fff")) +
      cell(MIDDLE + dx, pair, radius - 2, filled("#fff", 0.55))
    );
  },
  // A cell seen as a cube.
  () => {
    const r = 44;
    const w = 38.1;
    const face = (points: string, opacity: number) => `<polygon points="${points}" ${filled("#fff", opacity)}/>`;
    const left = round(MIDDLE - w);
    const right = round(MIDDLE + w);
    const top = MIDDLE - r;
    const bottom = MIDDLE + r;
    return (
      face(`${MIDDLE},${top} ${right},${MIDDLE - r / 2} ${MIDDLE},${MIDDLE} ${left},${MIDDLE - r / 2}`, 1) +
      face(`${left},${MIDDLE - r / 2} ${MIDDLE},${MIDDLE} ${MIDDLE},${bottom} ${left},${MIDDLE + r / 2}`, 0.7) +
      face(`${right},${MIDDLE - r / 2} ${MIDDLE},${MIDDLE} ${MIDDLE},${bottom} ${right},${MIDDLE + r / 2}`, 0.4)
    );
  },
  // A flower of seven cells, some of them bright.
  (random) => {
    const petals = Array.from({ length: 6 }, (_, index) => {
      const angle = (index * Math.PI) / 3;
      const x = round(MIDDLE + 30 * Math.cos(angle));
      const y = round(MIDDLE + 30 * Math.sin(angle));
      return cell(x, y, 15.5, filled("#fff", pick(random, [1, 0.7, 0.4])));
    });
    return petals.join("") + cell(MIDDLE, MIDDLE, 15.5, filled(HONEY));
  },
  // Cells inside each other.
  () =>
    cell(MIDDLE, MIDDLE, 48, outlined("#fff", 6)) +
    cell(MIDDLE, MIDDLE, 32, outlined("#fff", 6, 0.75)) +
    cell(MIDDLE, MIDDLE, 15, filled("#fff")),
  // A cell cut by a rising line.
  (random) => {
    const climb = pick(random, ["M42 78L58 62L70 72L88 48", "M42 58L58 72L72 52L88 66", "M44 74L64 50L84 74"]);
    return (
      cell(MIDDLE, MIDDLE, 44, outlined("#fff", 8)) +
      `<path d="${climb}" fill="none" stroke="${HONEY}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  },
];
