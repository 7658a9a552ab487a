import net from "node:net";
import path from "node:path";
import { z } from "zod";
import { SITE_NAME } from "#shared/site-name.ts";

/** "Kovan <no-reply@kovan.example>". */
const MAILBOX = /^[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>$/;

/** An address, a range as "10.0.0.0/8", or one of the names for ranges of private networks. */
function isProxyRange(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits = "0", ...rest] = text.split("/");
  const longest = net.isIPv4(address) ? 32 : net.isIPv6(address) ? 128 : -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (text) => URL.canParse(text) && /^\/?$/.test(new URL(text).pathname + new URL(text).search),
      "not an origin such as https://kovan.example",
    )
    .optional(),
  PROXIES: z
    .string()
    .default("loopback")
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine((parts) => parts.every(isProxyRange), "not a list of addresses or ranges such as 10.0.0.0/8,fd00::/8"),
  DATA_DIR: z.string().min(1).default("var"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(MAILBOX, "not of the form Name <address@domain>").optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+$/)
    .optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  DEMO: z.enum(["0", "1"]).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  NODE_ENV: z.string().default("production"),
});

export interface S3Settings {
  /** Without a trailing slash; the bucket follows as the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Settings {
  port: number;
  host: string;
  /** Origin the outside world uses, without a trailing slash; undefined: taken from each request. */
  publicUrl: string | undefined;
  /** Addresses and ranges whose word counts on who asked and how (`X-Forwarded-*`): rate limits go by it. */
  trustedProxies: string[];
  /** Absolute folder of the embedded database, files and undelivered mail. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Mail server; undefined: mail is written into `dataDir`. */
  smtpUrl: string | undefined;
  /** Sender of our mail. */
  mailFrom: { name: string; address: string };
  /** Bucket for uploaded files; undefined: they lie in `dataDir`. */
  s3: S3Settings | undefined;
  /** Counts limits on requests for all processes together; undefined: each for itself. */
  redisUrl: string | undefined;
  /** Opens /metrics to other machines. */
  metricsToken: string | undefined;
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
  const { PORT, HOST, PUBLIC_URL, PROXIES, DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, DEMO, LOG_LEVEL, NODE_ENV } =
    parsed.data;
  // A request may name any host: a link in a mail must not depend on it.
  if (SMTP_URL && !PUBLIC_URL) throw new StartError("SMTP_URL needs PUBLIC_URL: links in mails lead there.");
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    trustedProxies: PROXIES,
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    smtpUrl: SMTP_URL,
    mailFrom: senderOf(MAIL_FROM, PUBLIC_URL),
    s3: bucketOf(parsed.data),
    redisUrl: parsed.data.REDIS_URL,
    metricsToken: parsed.data.METRICS_TOKEN,
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

function bucketOf(given: z.output<typeof schema>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(needed).length) return undefined;
  if (missing[0]) throw new StartError(`The setting ${missing[0][0]} is missing: files in a bucket need all of S3_*.`);
  return {
    endpoint: S3_ENDPOINT!.replace(/\/$/, ""),
    bucket: S3_BUCKET!,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID!,
    secretAccessKey: S3_SECRET_ACCESS_KEY!,
  };
}
