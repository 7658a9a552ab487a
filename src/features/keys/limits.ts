/** Keys of a member, and of the house. */
export const MEMBER_KEYS_MAX = 20;
export const HOUSE_KEYS_MAX = 100;
export const KEY_NAME_LENGTH = 80;
/** Days after which a key ends; the first is offered. */
export const KEY_DAYS = [90, 30, 180, 365] as const;
/** Requests a minute: what is offered, and the most a member may give. */
export const KEY_PER_MINUTE = 120;
export const MEMBER_PER_MINUTE_MAX = 600;
export const HOUSE_PER_MINUTE_MAX = 6_000;
