import path from "node:path";
import { z } from "zod";

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default("var"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
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
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, DEMO, LOG_LEVEL, NODE_ENV } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL?.replace(/\/$/, ""),
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    demo: DEMO ? DEMO === "1" : !DATABASE_URL,
    logLevel: LOG_LEVEL,
    production: NODE_ENV !== "development",
  };
}
