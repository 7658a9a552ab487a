import path from "node:path";

/** Where the embedded database lies in a data folder. */
export const embeddedFolder = (folder: string): string => path.join(folder, "database");
