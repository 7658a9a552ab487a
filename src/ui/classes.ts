/** Joins class names; falsy parts are left out. */
export const classes = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(" ");
