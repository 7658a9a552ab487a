/** Applications in one booklet: more would take too long to draw, so they are in the next one. */
export const BOOKLET_SIZE = 50;
