import type { Settings } from "../settings.server.ts";
import { folderStore } from "./folder.server.ts";
import { s3Store } from "./s3.server.ts";

/** Where uploaded files lie. Keys are ours (`keys.server.ts`); what lies under a key never changes. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
}

/** The bucket the settings name, else the data folder. */
export const openStore = (settings: Settings): FileStore =>
  settings.s3 ? s3Store(settings.s3) : folderStore(settings.dataDir);
