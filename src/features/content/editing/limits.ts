/** Parameters of the page: the version that is compared; the list has only texts with a translation that is out of date. */
export const VERSION_PARAM = "version";
export const OUTDATED_PARAM = "outdated";
