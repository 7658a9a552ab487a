/** Characters of a message. */
export const MESSAGE_MAX_LENGTH = 4_000;
/** Characters of what one says of a reported message. */
export const REPORT_MAX_LENGTH = 1_000;
/** Conversations on a page of the list, messages in a part of a thread, and answers of a search. */
export const CONVERSATION_PAGE_SIZE = 20;
export const THREAD_SIZE = 40;
export const FOUND_SIZE = 20;
/** People one may write to for the first time within 24 hours; fewer while the account is young. */
export const NEW_PEOPLE_PER_DAY = 30;
export const YOUNG_DAYS = 7;
export const NEW_PEOPLE_PER_DAY_YOUNG = 5;
/** Unread messages are counted up to here; more is shown as "99+". */
export const UNREAD_MAX = 100;
/** Hours after which an unread message is mailed. */
export const DIGEST_AFTER_HOURS = 1;
/** Characters of what a founder writes to ask for an introduction, and of the line of the house. */
export const INTRODUCTION_MAX_LENGTH = 1_000;
export const HOUSE_LINE_MAX_LENGTH = 500;
/** Introductions one person may wait for, and the days after which one that nobody accepted lapses. */
export const INTRODUCTIONS_MAX = 5;
export const INTRODUCTION_DAYS = 30;
