import { type FileStore, openStore } from "./files/store.server.ts";
import { type Mailer, openMailer } from "./mail/mailer.server.ts";
import type { Settings } from "./settings.server.ts";

/** What calls and jobs use besides the database. */
export interface Services {
  mailer: Mailer;
  files: FileStore;
  close(): Promise<void>;
}

/** Connections are opened at first use. `origin`: the portal's origin, for links in mails. */
export function openServices(settings: Settings, origin: () => string): Services {
  const mailer = openMailer(settings, origin);
  return { mailer, files: openStore(settings), close: async () => mailer.close() };
}
