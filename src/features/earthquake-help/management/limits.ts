export const TITLE_MAX = 200;
export const TEXT_MAX = 4_000;
