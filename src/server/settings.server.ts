import path from "node:path";
import { z } from "zod";
import { POOL_SIZE, type TimeLimits } from "#db/open.server.ts";
import { SOCIAL_PROVIDERS, type SocialProvider } from "#shared/social-providers.ts";
import { type OpenIdSite, readHouseSites, type SamlKey, type SamlSite } from "./house-sites.server.ts";
import type { SessionRules } from "./session.server.ts";
import {
  address,
  count,
  databaseUrl,
  daysOf,
  isOwnMachine,
  isProxyRange,
  listenAddress,
  minutesOf,
  needsTls,
  pathOf,
  providerAddress,
  seconds,
  senderOf,
  tracesReceiver,
} from "./setting-kinds.server.ts";
import { clientOf, missingOnes } from "./setting-needs.server.ts";

const PORT_RANGE = "a number from 0 to 65535";
const ORIGIN = "https://kovan.example";

/** "Kovan <no-reply@kovan.example>". */
const MAILBOX = /^[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>$/;

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const text = z.string().optional();

/** Each message completes the sentence "… must be". */
const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RANGE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_RANGE)
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: address(/^https?$/, ORIGIN)
    .refine((text) => /^\/?$/.test(pathOf(text)), `an address such as ${ORIGIN}, without a path`)
    .optional(),
  PROXIES: z
    .string()
    .default("loopback")
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine((parts) => parts.every(isProxyRange), "a list of addresses or ranges such as 10.0.0.0/8,fd00::/8"),
  DATA_DIR: z.string().default("var"),
  EXPECT_DATA: z
    .enum(["0", "1"], "0 or 1")
    .transform((text) => text === "1")
    .default(false),
  BACKUP_AT: z
    .string()
    .regex(/^([01]?\d|2[0-3])(:00)?$/, "an hour of the day from 0 to 23")
    .transform((text) => Number.parseInt(text, 10))
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "a number from 1 to 999")
    .transform(Number)
    .default(7),
  BACKUP_TO: z
    .string()
    .refine((text) => text === "bucket" || path.isAbsolute(text), "a folder such as /backups, or the word bucket")
    .optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_POOLER: z.enum(["transaction"], "transaction, or left out").optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^([2-9]|[1-9]\d|[1-4]\d\d|500)$/, "a number of connections from 2 to 500")
    .transform(Number)
    .default(POOL_SIZE),
  DATABASE_CONNECT_SECONDS: seconds(3),
  DATABASE_STATEMENT_SECONDS: seconds(10),
  DATABASE_LOCK_SECONDS: seconds(5),
  REQUEST_SECONDS: seconds(30),
  LAG_SECONDS: seconds(2),
  WRITES_PER_MINUTE: count(120),
  READS_PER_MINUTE: count(12_000),
  DRAIN_SECONDS: z
    .string()
    .regex(/^([0-9]|[1-9]\d|[1-5]\d\d|600)$/, "a number of seconds from 0 to 600")
    .transform((text) => Number(text) * 1_000)
    .default(5_000),
  SMTP_URL: address(/^smtps?$/, "smtp://user:password@host:587").optional(),
  SMTP_TLS: z.enum(["required", "optional"], "required or optional").optional(),
  MAIL_FROM: z.string().regex(MAILBOX, "of the form Name <address@domain>").optional(),
  S3_ENDPOINT: address(/^https?$/, "https://storage.example").optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+$/, "the name of a bucket: small letters, digits, dots and hyphens")
    .optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  REDIS_URL: address(/^rediss?$/, "redis://host:6379").optional(),
  METRICS_LISTEN: z
    .string()
    .refine((text) => listenAddress(text) !== undefined, "an address and a port such as 127.0.0.1:9464")
    .transform(listenAddress)
    .optional(),
  BOUNCE_TOKEN: z.string().min(16, "at least 16 characters long").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: tracesReceiver,
  METRICS_TOKEN: z.string().min(16, "at least 16 characters long").optional(),
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_ISSUER: providerAddress,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: providerAddress,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_ISSUER: providerAddress,
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  GITHUB_ISSUER: providerAddress,
  PAYMENT_PROVIDER: z.enum(["stripe", "sandbox", "none"], "stripe, sandbox or none").optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API: providerAddress,
  SESSION_IDLE_DAYS: daysOf(30),
  STAFF_IDLE_DAYS: daysOf(7),
  CONFIRM_MINUTES: minutesOf(15),
  ADDRESS_DAYS: daysOf(90),
  STAFF_SECOND_FACTOR: z
    .enum(["0", "1"], "0 or 1")
    .transform((value) => value === "1")
    .optional(),
  DEMO: z
    .enum(["0", "1", "false", "true"], "0 or 1")
    .transform((text) => text === "1" || text === "true")
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
  NODE_ENV: z.string().default("production"),
});

export interface S3Settings {
  /** Without a trailing slash; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Credentials from a provider of social sign-in. */
export interface SocialClient {
  clientId: string;
  clientSecret: string;
  /** Another address of the provider, without a trailing slash. */
  site: string | undefined;
}

/** With whom one pays; undefined: nobody can pay. Keys of a provider that is not active still verify its late events. */
export interface PaymentSettings {
  provider: "stripe" | "sandbox" | undefined;
  /** The sandbox of a demo that nobody asked for: only those whom the demo answers pay there (record 83). */
  isOfDemo: boolean;
  /** `api`: another address of Stripe's API. */
  stripe: { secretKey: string; webhookSecret: string; api: string | undefined } | undefined;
}

export interface Settings {
  port: number;
  host: string;
  /** Public origin, without a trailing slash; undefined: taken from each request. */
  publicUrl: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are trusted, for example by rate limits. */
  trustedProxies: string[];
  /** Absolute path of the folder for the embedded database, files and undelivered mail. */
  dataDir: string;
  /** There is a house already: a start without its data is refused. */
  expectsData: boolean;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /** For what lasts longer than a transaction, where `databaseUrl` is a pooler's. */
  databaseDirectUrl: string | undefined;
  /** Connections of this process. */
  databasePool: number;
  /** Limits of calls and background work on PostgreSQL. */
  databaseLimits: TimeLimits;
  /** Milliseconds for the answer to a request that has arrived. */
  requestLimitMs: number;
  /** Milliseconds that the event loop may be late before requests are refused; never on the embedded database, which works on it. */
  lagLimitMs: number;
  /** Writes that one account may make in a minute, over all calls. */
  writesPerMinute: number;
  /** Pages, files and calls that one address may read in a minute. */
  readsPerMinute: number;
  /** Milliseconds between saying that this process is not ready and closing it, in which proxies turn to others. */
  drainMs: number;
  /** Mail server; undefined: mail is written into `dataDir`. */
  smtpUrl: string | undefined;
  /** No mail goes to a server that does not encrypt. */
  smtpNeedsTls: boolean;
  /** Sender of our mail. */
  mailFrom: { name: string; address: string };
  /** Who may hand over reports of mails that came back. */
  bounceToken: string | undefined;
  /** For which network addresses of sessions and known browsers stay after their last use. */
  addressDays: number;
  /** Hour of the house's day at which a backup is made; undefined: none is made by itself. */
  backupHour: number | undefined;
  /** How many backups stay of those that the house makes. */
  backupCount: number;
  /** An absolute folder, or "bucket"; undefined: below `dataDir`. */
  backupTo: string | undefined;
  /** Bucket for uploaded files; undefined: they are stored in `dataDir`. */
  s3: S3Settings | undefined;
  /** Counts requests for all processes; undefined: each process counts for itself. */
  redisUrl: string | undefined;
  /** Receiver of traces, without a trailing slash; undefined: none are made. */
  tracesTo: string | undefined;
  /** Opens /metrics to whoever knows it. */
  metricsToken: string | undefined;
  /** A port of their own, where metrics need no token. */
  metricsListen: { host: string; port: number } | undefined;
  /** Providers of social sign-in. */
  social: Partial<Record<SocialProvider, SocialClient>>;
  /** Sign-ins of the house's own. */
  houseSites: readonly (OpenIdSite | SamlSite)[];
  /** The key that the house has at providers of SAML. */
  samlKey: SamlKey | undefined;
  payments: PaymentSettings;
  /** Fill an empty database with the demo and offer its accounts. */
  demo: boolean;
  /** It was said that everybody may use the demo; otherwise it answers this machine alone. */
  demoIsOpen: boolean;
  /** When sessions end, and what staff need to sign in with. */
  sessionRules: SessionRules;
  /** Said at start: who can use the demo, whose password everyone knows. */
  demoNote: string | undefined;
  logLevel: z.output<typeof schema>["LOG_LEVEL"];
  production: boolean;
}

/** A mistake of the operator: clear sentences, one a line, and exit code 1. */
export class StartError extends Error {}

/** Reads the settings from the environment. Throws a `StartError` with a sentence for every wrong one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(variables);
  const houseSites = readHouseSites(variables);
  const problems = [...wrongOnes(parsed.error), ...missingOnes(variables), ...houseSites.problems];
  if (!parsed.success || problems.length > 0) throw new StartError(problems.join("\n"));
  const { PORT, HOST, PUBLIC_URL, PROXIES, DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, DEMO, LOG_LEVEL, NODE_ENV } =
    parsed.data;
  const demo = DEMO ?? (!DATABASE_URL && isOwnMachine(HOST, PUBLIC_URL));
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    trustedProxies: PROXIES,
    dataDir: path.resolve(DATA_DIR),
    expectsData: parsed.data.EXPECT_DATA,
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: parsed.data.DATABASE_DIRECT_URL,
    databasePool: parsed.data.DATABASE_POOL,
    databaseLimits: {
      connectMs: parsed.data.DATABASE_CONNECT_SECONDS,
      statementMs: parsed.data.DATABASE_STATEMENT_SECONDS,
      lockMs: parsed.data.DATABASE_LOCK_SECONDS,
      idleInTransactionMs: parsed.data.REQUEST_SECONDS,
    },
    requestLimitMs: parsed.data.REQUEST_SECONDS,
    lagLimitMs: parsed.data.LAG_SECONDS,
    writesPerMinute: parsed.data.WRITES_PER_MINUTE,
    readsPerMinute: parsed.data.READS_PER_MINUTE,
    drainMs: parsed.data.DRAIN_SECONDS,
    smtpUrl: SMTP_URL,
    smtpNeedsTls: needsTls(SMTP_URL, parsed.data.SMTP_TLS),
    mailFrom: senderOf(MAIL_FROM, PUBLIC_URL),
    bounceToken: parsed.data.BOUNCE_TOKEN,
    addressDays: parsed.data.ADDRESS_DAYS,
    backupHour: parsed.data.BACKUP_AT,
    backupCount: parsed.data.BACKUP_KEEP,
    backupTo: parsed.data.BACKUP_TO,
    s3: bucketOf(parsed.data),
    redisUrl: parsed.data.REDIS_URL,
    tracesTo: parsed.data.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: parsed.data.METRICS_TOKEN,
    metricsListen: parsed.data.METRICS_LISTEN,
    social: socialOf(parsed.data),
    houseSites: houseSites.sites,
    samlKey: houseSites.samlKey,
    payments: paymentsOf(parsed.data, demo),
    sessionRules: {
      idleDays: parsed.data.SESSION_IDLE_DAYS,
      staffIdleDays: parsed.data.STAFF_IDLE_DAYS,
      confirmMinutes: parsed.data.CONFIRM_MINUTES,
      staffSecondFactor: parsed.data.STAFF_SECOND_FACTOR ?? !demo,
    },
    demo,
    demoIsOpen: DEMO === true,
    demoNote: demoNote(parsed.data),
    logLevel: LOG_LEVEL,
    production: NODE_ENV !== "development",
  };
}

/** True if a page shows all mails: only in a demo without a mail server, because mails contain sign-in links. */
export const showsMail = ({ demo, smtpUrl }: Pick<Settings, "demo" | "smtpUrl">): boolean => demo && !smtpUrl;

/** Who can use the demo. */
function demoNote({ HOST, PUBLIC_URL, DATABASE_URL, DEMO }: z.output<typeof schema>): string | undefined {
  if (DEMO) return "The demo is open: whoever reaches this server can sign in with its accounts, admins too.";
  if (DEMO === false || DATABASE_URL) return undefined;
  if (isOwnMachine(HOST, PUBLIC_URL))
    return "The demo's accounts and mails answer this machine alone, nobody behind a proxy. DEMO=1 opens them to everybody.";
  return "The demo is off because others can reach this server. DEMO=1 turns it on, for everybody who knows its password.";
}

/** One sentence for each wrong setting. Values are not repeated, because some are secret. */
function wrongOnes(error: z.ZodError | undefined): string[] {
  const first = new Map((error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]));
  return [...first].toReversed().map(([name, message]) => `${name} must be ${message}.`);
}

/** The sandbox is the default of the demo; without keys and demo nobody can pay. */
function paymentsOf(values: z.output<typeof schema>, demo: boolean): PaymentSettings {
  const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API } = values;
  const stripe =
    STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
      ? { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, api: STRIPE_API }
      : undefined;
  const usual = stripe ? "stripe" : demo ? "sandbox" : "none";
  const provider = PAYMENT_PROVIDER ?? usual;
  const isOfDemo = demo && values.DEMO === undefined && PAYMENT_PROVIDER === undefined && provider === "sandbox";
  return { provider: provider === "none" ? undefined : provider, isOfDemo, stripe };
}

/** Undefined unless all settings of the bucket are there. */
function bucketOf(values: z.output<typeof schema>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (S3_ENDPOINT === undefined) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/$/, ""),
    bucket: S3_BUCKET!,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID!,
    secretAccessKey: S3_SECRET_ACCESS_KEY!,
  };
}

function socialOf(values: z.output<typeof schema>): Settings["social"] {
  const clients = SOCIAL_PROVIDERS.map((provider) => {
    const { id, secret, site } = clientOf(provider);
    const client = { clientId: values[id], clientSecret: values[secret], site: values[site] };
    return [provider, client] as const;
  });
  return Object.fromEntries(clients.filter(([, { clientId }]) => clientId !== undefined));
}
