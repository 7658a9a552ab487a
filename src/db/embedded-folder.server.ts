import path from "node:path";

/** The folder of the embedded database in a data folder. */
export const embeddedFolder = (folder: string): string => path.join(folder, "database");
