export const TITLE_MAX = 200;
export const SUMMARY_MAX = 500;
export const BODY_MAX = 60_000;
/** Parameter: the post whose texts are open. */
export const EDIT_PARAM = "edit";
