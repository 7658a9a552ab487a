import path from "node:path";
import { z } from "zod";
import { SITE_NAME } from "#shared/site-name.ts";

/** "Kovan <no-reply@kovan.example>". */
const MAILBOX = /^[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>$/;

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default("var"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(MAILBOX, "not of the form Name <address@domain>").optional(),
  DEMO: z.enum(["0", "1"]).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  NODE_ENV: z.string().default("production"),
});

export interface Settings {
  port: number;
  host: string;
  /** Origin the outside world uses, without a trailing slash; undefined: taken from each request. */
  publicUrl: string | undefined;
  /** Absolute folder of the embedded database, files and undelivered mail. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Mail server; undefined: mail is written into `dataDir`. */
  smtpUrl: string | undefined;
  /** Sender of our mail. */
  mailFrom: { name: string; address: string };
  /** Fill an empty database with the demo and offer its accounts. */
  demo: boolean;
  logLevel: z.output<typeof schema>["LOG_LEVEL"];
  production: boolean;
}

/** A mistake of whoever runs the server: one clear sentence, exit code 1. */
export class StartError extends Error {}

/** Reads the settings from the environment. Throws a `StartError` naming the first wrong one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new StartError(`The setting ${issue.path.join(".")} is wrong: ${issue.message}.`);
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, DEMO, LOG_LEVEL, NODE_ENV } =
    parsed.data;
  // A request may name any host: a link in a mail must not depend on it.
  if (SMTP_URL && !PUBLIC_URL) throw new StartError("SMTP_URL needs PUBLIC_URL: links in mails lead there.");
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL?.replace(/\/$/, ""),
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    smtpUrl: SMTP_URL,
    mailFrom: senderOf(MAIL_FROM, PUBLIC_URL),
    demo: DEMO ? DEMO === "1" : !DATABASE_URL,
    logLevel: LOG_LEVEL,
    production: NODE_ENV !== "development",
  };
}

function senderOf(given: string | undefined, publicUrl: string | undefined) {
  const [name, address] = given?.slice(0, -1).split(" <") ?? [];
  if (name && address) return { name, address };
  return { name: SITE_NAME, address: `no-reply@${publicUrl ? new URL(publicUrl).hostname : "kovan.example"}` };
}
