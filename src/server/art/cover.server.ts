import { HONEY, hexagon, numbersOf, pick, round } from "./palette.server.ts";

const COVER_WIDTH = 1600;
const COVER_HEIGHT = 400;
/** Cells are separated by a line; the pattern repeats every two rows. */
const CELL_RADIUS = 46;
const CELL_PITCH = 92;
const ROW_HEIGHT = 80;

/** From dark to light, so that white text is readable on the left. */
const GRADIENTS = [
  ["#004f52", "#2f8170", "#43977f", HONEY],
  ["#1f2f63", "#34589d", "#4d86b8", "#9fd3c7"],
  ["#4a1f4f", "#8f4aa3", "#c2677f", "#f3b56b"],
  ["#5b1a22", "#b23641", "#d9703f", HONEY],
  ["#123a24", "#1a763f", "#6d9a3b", "#e3c65a"],
  ["#24313d", "#3f5265", "#4f7f8d", "#a7d0c9"],
  ["#4a2a08", "#965719", "#d08f2f", "#fdefcf"],
  ["#00424d", "#007083", "#4a90a8", "#dcb6d4"],
] as const;

/** A cover: a gradient under a comb, a few cells of it filled, some in the accent. Cropped from the middle where the place is lower. */
export function coverSvg(seed: string, accent: string = HONEY): string {
  const random = numbersOf(`cover ${seed}`);
  const colours = pick(random, GRADIENTS);
  const stops = colours.map((colour, index) => `<stop offset="${[0, 0.38, 0.62, 1][index]}" stop-color="${colour}"/>`);
  const [fromY, toY] = random() < 0.5 ? [0, 1] : [1, 0];
  const cells = Array.from({ length: 9 }, () => {
    const row = Math.floor(random() * 5);
    const x = CELL_PITCH * Math.floor(random() * 18) + (row % 2 ? CELL_PITCH / 2 : 0);
    const white = random() < 0.75;
    const opacity = round(0.06 + random() * 0.1 + (white ? 0 : 0.15));
    return `<polygon points="${hexagon(x, row * ROW_HEIGHT, CELL_RADIUS)}" fill="${white ? "#fff" : accent}" fill-opacity="${opacity}"/>`;
  });
  const rows = [
    [0, 0],
    [CELL_PITCH, 0],
    [CELL_PITCH / 2, ROW_HEIGHT],
    [0, 2 * ROW_HEIGHT],
    [CELL_PITCH, 2 * ROW_HEIGHT],
  ];
  const comb = rows.map(([x, y]) => `<polygon points="${hexagon(x!, y!, CELL_RADIUS)}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>` +
    `<linearGradient id="g" x1="0" y1="${fromY}" x2="1" y2="${toY}">${stops.join("")}</linearGradient>` +
    `<pattern id="c" width="${CELL_PITCH}" height="${2 * ROW_HEIGHT}" patternUnits="userSpaceOnUse">` +
    `<g fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2">${comb.join("")}</g></pattern></defs>` +
    `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="url(#g)"/>${cells.join("")}<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="url(#c)"/></svg>`
  );
}
