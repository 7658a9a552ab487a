/** The action that a form of the saved searches asks for. */
export type SavedIntent = "save" | "rename" | "notify" | "delete";
/** A field of such a form: it stands in the dialog, which wants an answer instead of another page. */
export const IN_PLACE = "inPlace";
