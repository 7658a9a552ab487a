/** How somebody came to premium: `right` is a permission on premium itself, without a package. */
export const WAYS = ["bought", "gift", "seat", "right"] as const;
export const PROLONG_MONTHS = ["1", "3", "6", "12"] as const;
/** Days before its end in which a package ends soon. */
export const SOON_DAYS = 30;
/** A gift lasts at most so many years. */
export const GIFT_YEARS = 5;
