/** Newest mails that are shown. */
export const MAILS_SHOWN = 50;

/** The HTML part as a document of its own. */
export const HTML_PATH = "/dev/mail-html/:id";
export const htmlPathOf = (mailId: string): string => HTML_PATH.replace(":id", mailId);
