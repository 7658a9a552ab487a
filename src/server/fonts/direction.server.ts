const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The text is read from right to left: its first letter is. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? "");

/** The text has a part that is drawn in another order than it is written. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);
