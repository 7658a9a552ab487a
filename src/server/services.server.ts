import type { MakeBackup } from "./backup/made.server.ts";
import { type FileStore, openStore } from "./files/store.server.ts";
import { type Mailer, openMailer } from "./mail/mailer.server.ts";
import type { Settings } from "./settings.server.ts";

/** The services of calls and jobs besides the database. */
export interface Services {
  mailer: Mailer;
  files: FileStore;
  /** Undefined where no server runs, as in tests. */
  makeBackup: MakeBackup | undefined;
  /** The portal's own, without a trailing slash. */
  origin: () => string;
  close(): Promise<void>;
}

/** Connections are opened at first use. `origin`: the portal's origin, for links in mails. */
export function openServices(settings: Settings, origin: () => string, makeBackup?: MakeBackup): Services {
  const mailer = openMailer(settings, origin);
  return { mailer, files: openStore(settings), makeBackup, origin, close: async () => mailer.close() };
}
