/** Specification, "Uploads", in bytes. */
export const IMAGE_LIMIT = 5 * 1024 * 1024;
export const PRESENTATION_LIMIT = 5 * 1024 * 1024;
export const REPORT_LIMIT = 5 * 1024 * 1024;
export const FILE_LIMIT = 3 * 1024 * 1024;
