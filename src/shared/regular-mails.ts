/** Mails that come again and again: each has a link that ends its kind. */
export const REGULAR_MAILS = ["waiting", "messages", "facts", "pulse", "watching"] as const;
export type RegularMail = (typeof REGULAR_MAILS)[number];

export const isRegularMail = (kind: string | undefined): kind is RegularMail =>
  (REGULAR_MAILS as readonly (string | undefined)[]).includes(kind);
