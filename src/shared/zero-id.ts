/** Stands for "none" in requests of older clients. */
export const ZERO_ID = "00000000-0000-0000-0000-000000000000";
