export const TITLE_MAX = 200;
