import type { Settings } from "../settings.server.ts";
import { folderStore } from "./folder.server.ts";
import { s3Store } from "./s3.server.ts";

/** Storage of uploaded files. Keys are made by `keys.server.ts`; the content of a key never changes. */
export interface FileStore {
  /** Where the files are, for whoever runs the house. */
  place: string;
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
}

/** The bucket of the settings, otherwise the data folder. */
export const openStore = (settings: Settings): FileStore =>
  settings.s3 ? s3Store(settings.s3) : folderStore(settings.dataDir);
