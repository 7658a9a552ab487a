export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 500;
export const BODY_MAX = 60_000;
/** Parameters of the page: the text that is open, the version that is compared. */
export const KEY_PARAM = "text";
export const VERSION_PARAM = "version";
/** On the page of the text: shows its draft. */
export const PREVIEW_PARAM = "preview";
