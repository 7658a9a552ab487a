/** In the address of an export: rows are chosen one by one. */
export const CHOOSE_PARAM = "choose";
