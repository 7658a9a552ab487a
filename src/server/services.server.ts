import { type FileStore, openStore } from "./files/store.server.ts";
import { type Mailer, openMailer } from "./mail/mailer.server.ts";
import type { Settings } from "./settings.server.ts";

/** What calls and background work use beside the database. */
export interface Services {
  mailer: Mailer;
  files: FileStore;
  close(): Promise<void>;
}

/** Opens no connection; each is made at its first use. `origin`: where the portal is found, for links in mails. */
export function openServices(settings: Settings, origin: () => string): Services {
  const mailer = openMailer(settings, origin);
  return { mailer, files: openStore(settings), close: async () => mailer.close() };
}
