import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../settings.server.ts";
import { messageOf, type StoredMail } from "./message.server.ts";

export interface Mailer {
  /** Sends the mail; answers go to `replyTo`. Rejects with nodemailer's error. */
  send(mail: StoredMail, replyTo?: string): Promise<void>;
  /** True if mails are sent; otherwise they are written into the data folder. */
  leaves: boolean;
  close(): void;
}

/** Connections to the mail server per process. */
export const MAIL_CONNECTIONS = 4;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** A mailer whose transport is loaded and connects at the first mail. `origin`: the origin of links. */
export function openMailer(settings: Settings, origin: () => string): Mailer {
  return settings.smtpUrl ? toServer(settings.smtpUrl, settings, origin) : toFolder(settings, origin);
}

function toServer(url: string, settings: Settings, origin: () => string): Mailer {
  const open = async () =>
    (await import("nodemailer")).createTransport({
      url,
      // Without it nodemailer goes on in the clear where the server, or somebody between, does not offer TLS.
      requireTLS: settings.smtpNeedsTls,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      // nodemailer would send again after a lost connection, without knowing whether the mail was accepted.
      maxRequeues: 0,
      idleTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS,
    });
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail, replyTo) {
      transport ??= open();
      await (await transport).sendMail(await messageOf(mail, settings, { origin: origin(), replyTo }));
    },
    leaves: true,
    close: () => void transport?.then((opened) => opened.close()),
  };
}

function toFolder(settings: Settings, origin: () => string): Mailer {
  const folder = path.join(settings.dataDir, "mail");
  return {
    async send(mail, replyTo) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
      const { message } = await transport.sendMail(await messageOf(mail, settings, { origin: origin(), replyTo }));
      const name = `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`;
      const file = path.join(folder, name);
      await mkdir(folder, { recursive: true });
      // A file gets its name only when it is complete; a retry writes the same file.
      await writeFile(`${file}.unfinished`, message);
      await rename(`${file}.unfinished`, file);
    },
    leaves: false,
    close: () => {},
  };
}
