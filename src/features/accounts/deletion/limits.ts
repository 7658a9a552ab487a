/** In the address of the settings: why the archive of one's data was refused. */
export const EXPORT_REFUSED = "exportRefused";
