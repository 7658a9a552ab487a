/** The number of each province stands about where the province lies; every second row is moved right by half a cell. */
const ROWS = [
  "22 39 .. .. 67 74 .. 57",
  "59 34 41 81 78 37 19 55 52 61 53 08 75",
  "17 77 11 54 14 71 18 05 60 28 29 69 25 36",
  "10 16 43 26 06 40 66 58 .. 24 62 49 04 76",
  "35 45 64 03 .. 68 50 38 .. 44 23 12 13 65",
  "09 20 15 32 42 51 01 46 27 02 21 72 56 30",
  ".. 48 .. 07 .. 70 33 80 79 63 .. 47 73",
  ".. .. .. .. .. .. .. 31",
];

export interface Tile {
  /** ISO 3166-2: "TR-34". */
  code: string;
  /** In cells, the first is 0. Odd rows are moved right by half a cell. */
  column: number;
  row: number;
}

/** The 81 provinces as cells of a comb. */
export const PROVINCES: readonly Tile[] = ROWS.flatMap((line, row) =>
  line.split(" ").flatMap((number, column) => (number === ".." ? [] : [{ code: `TR-${number}`, column, row }])),
);
