/** People asked for by their ids at a time. */
export const MAX_IDS = 100;
/** Skills that stand in a row of the list: a card has no room for more. */
export const ROW_SKILLS = 5;
