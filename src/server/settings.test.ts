import { expect, test } from "vitest";
import { readSettings } from "./settings.server.ts";

test("the public address is an origin as browsers write it", () => {
  expect(readSettings({ PUBLIC_URL: "HTTPS://Kovan.Example:443/" }).publicUrl).toBe("https://kovan.example");
  for (const PUBLIC_URL of ["https://kovan.example/portal", "https://kovan.example/?a=b", "ftp://kovan.example"])
    expect(() => readSettings({ PUBLIC_URL })).toThrow("PUBLIC_URL");
});

test("only this machine is believed as a proxy unless others are named", () => {
  expect(readSettings({}).trustedProxies).toEqual(["loopback"]);
  const PROXIES = "loopback, 10.0.0.0/8,fd00::/8,192.0.2.7";
  expect(readSettings({ PROXIES }).trustedProxies).toEqual(["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.7"]);
  for (const wrong of ["proxy.example", "10.0.0.0/33", "10.0.0.0/8/8", "true", "10.0.0.0/"])
    expect(() => readSettings({ PROXIES: wrong })).toThrow("PROXIES");
});

test("no demo on a database server unless it is asked for", () => {
  const DATABASE_URL = "postgres://localhost/kovan";
  expect(
    [readSettings({}), readSettings({ DATABASE_URL }), readSettings({ DATABASE_URL, DEMO: "1" })].map(
      ({ demo }) => demo,
    ),
  ).toEqual([true, false, true]);
});

test("no public demo unless set, with a log line either way", () => {
  const told = (env: Record<string, string>) => {
    const { demo, demoNote } = readSettings(env);
    return [demo, demoNote?.split(" ", 4).join(" ")];
  };
  const LOCAL = "The demo's accounts and";
  for (const HOST of ["127.0.0.1", "localhost", "::1", "127.1.2.3"]) expect(told({ HOST })).toEqual([true, LOCAL]);
  for (const HOST of ["0.0.0.0", "::", "192.0.2.7", "kovan.example", "127.0.0.1.example"])
    expect(told({ HOST })).toEqual([false, "The demo is off"]);
  expect(told({ PUBLIC_URL: "https://kovan.example" })).toEqual([false, "The demo is off"]);
  expect(told({ PUBLIC_URL: "http://localhost:3000" })).toEqual([true, LOCAL]);
  for (const HOST of ["0.0.0.0", "127.0.0.1"]) expect(told({ HOST, DEMO: "1" })).toEqual([true, "The demo is open:"]);
  for (const DEMO of ["0", "false"]) expect(told({ HOST: "0.0.0.0", DEMO })).toEqual([false, undefined]);
  expect(told({ HOST: "0.0.0.0", DATABASE_URL: "postgres://localhost/kovan" })).toEqual([false, undefined]);
});

test("metrics have an address and a port of their own, or none", () => {
  const read = (METRICS_LISTEN: string) => readSettings({ METRICS_LISTEN }).metricsListen;
  expect(read("127.0.0.1:9464")).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(read("[::1]:9464")).toEqual({ host: "::1", port: 9464 });
  for (const wrong of [
    "9464",
    ":9464",
    "localhost:9464",
    "::1:9464",
    "[127.0.0.1]:9464",
    "127.0.0.1:0",
    "127.0.0.1:65536",
  ])
    expect(() => read(wrong), wrong).toThrow("METRICS_LISTEN must be");
});

test("every wrong setting is named on its line without its value", () => {
  const wrong = {
    PORT: "abc",
    DEMO: "yes",
    DATABASE_URL: "mysql://root:secret@db/kovan",
    SMTP_URL: "smtp://mail.example",
  };
  const refused = (env: Record<string, string>) => {
    try {
      readSettings(env);
    } catch (error) {
      return (error as Error).message.split("\n");
    }
  };
  expect(refused(wrong)).toEqual([
    "PORT must be a number from 0 to 65535.",
    "DATABASE_URL must be an address such as postgres://user:password@host:5432/kovan, of several servers postgres://user:password@one,two/kovan.",
    "DEMO must be 0 or 1.",
    "SMTP_URL needs PUBLIC_URL: links in mails lead there.",
  ]);
  for (const PORT of ["65536", "-1", "80.5", "0x50", " 80", "99999"])
    expect(refused({ PORT })).toEqual(["PORT must be a number from 0 to 65535."]);
  expect(refused({ S3_BUCKET: "files", S3_ENDPOINT: "https://storage.example" })).toHaveLength(2);
  expect([readSettings({ PORT: "0" }).port, readSettings({ PORT: "" }).port]).toEqual([0, 3000]);
});

test("a site to sign in with needs both names, and an address over https", () => {
  const google = { GOOGLE_CLIENT_ID: "kovan", GOOGLE_CLIENT_SECRET: "secret" };
  expect(readSettings({}).social).toEqual({});
  expect(readSettings(google).social).toEqual({
    google: { clientId: "kovan", clientSecret: "secret", site: undefined },
  });
  expect(() => readSettings({ GITHUB_CLIENT_ID: "kovan" })).toThrow("GITHUB_CLIENT_SECRET");
  expect(() => readSettings({ ...google, GOOGLE_ISSUER: "http://provider.example" })).toThrow("GOOGLE_ISSUER");
  expect(readSettings({ ...google, GOOGLE_ISSUER: "http://127.0.0.1:4000/" }).social.google?.site).toBe(
    "http://127.0.0.1:4000",
  );
});

test("mail servers elsewhere encrypt, unless it is said that they need not", () => {
  const needsTls = (SMTP_URL: string, SMTP_TLS = "") =>
    readSettings({ SMTP_URL, SMTP_TLS, PUBLIC_URL: "https://kovan.example" }).smtpNeedsTls;
  for (const url of [
    "smtp://mail.example",
    "smtp://10.0.0.2:25",
    "smtps://mail.example",
    "smtp://u:p@mail.example:587",
  ])
    expect([needsTls(url), needsTls(url, "optional")], url).toEqual([true, false]);
  for (const url of ["smtp://127.0.0.1:25", "smtp://localhost", "smtp://[::1]:2525"])
    expect([needsTls(url), needsTls(url, "required")], url).toEqual([false, true]);
  expect(() => needsTls("smtp://mail.example", "no")).toThrow("SMTP_TLS must be required or optional.");
});

test("limits of time are whole seconds", () => {
  expect(readSettings({}).databaseLimits).toEqual({
    connectMs: 3_000,
    lockMs: 5_000,
    statementMs: 10_000,
    idleInTransactionMs: 30_000,
  });
  expect(readSettings({ REQUEST_SECONDS: "600" }).requestLimitMs).toBe(600_000);
  expect(readSettings({}).lagLimitMs).toBe(2_000);
  for (const wrong of ["0", "601", "1.5", "1s", "-1"])
    expect(() => readSettings({ DATABASE_LOCK_SECONDS: wrong })).toThrow("DATABASE_LOCK_SECONDS must be");
});

test("settings of a pooler belong together", () => {
  const [url, direct] = ["postgres://kovan@pooler:6432/kovan", "postgres://kovan@one:5432,two:5433/kovan"];
  const pooled = { DATABASE_POOLER: "transaction", DATABASE_URL: url, DATABASE_DIRECT_URL: direct };
  expect(readSettings({ ...pooled, DATABASE_POOL: "40" })).toMatchObject({
    databaseDirectUrl: direct,
    databasePool: 40,
  });
  expect(() => readSettings({ ...pooled, DATABASE_DIRECT_URL: "" })).toThrow(
    "DATABASE_POOLER needs DATABASE_URL, the pooler's",
  );
  expect(() => readSettings({ ...pooled, DATABASE_POOLER: "" })).toThrow("DATABASE_DIRECT_URL needs DATABASE_POOLER");
  expect(() => readSettings({ ...pooled, DATABASE_POOLER: "session" })).toThrow("DATABASE_POOLER must be transaction");
  for (const wrong of ["1", "501", "many"])
    expect(() => readSettings({ DATABASE_POOL: wrong })).toThrow("DATABASE_POOL must be a number of connections");
});
