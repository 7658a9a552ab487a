/** In the query of a list address: the panel's form was sent without scripts, and its fields are to be read. */
export const FORM_PARAM = "apply";
/** In the query of a list address: the page of the viewer's saved searches that stands above the list. */
export const SAVED_PARAM = "saved";
/** In the query of a list address: sections of the panel that stand open. */
export const OPEN_PARAM = "open";
/** In the query of a list address: lists of the panel that are shown to their ends. */
export const WHOLE_PARAM = "all";
/** In the query of a list address: the view that is remembered from then on, "table" or "cards". */
export const VIEW_PARAM = "view";
/** In the query of a list address: the columns of its table that are remembered from then on. */
export const COLUMNS_PARAM = "columns";
/** In the query of an address of `list-path.ts`: the segments of the list's own path. */
export const PATH_PARAM = "path";
/** In the address of the page of exports: the address of the list whose rows are to leave as a file. */
export const FROM_PARAM = "from";
