export const BILLED_KINDS = ["person", "company"] as const;
/** Longest texts of an address, in characters. */
export const NAME_LENGTH = 200;
export const ADDRESS_LENGTH = 500;
