import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** What a start imports: the API, and what opens and fills the database before it. */
const STARTED_FILES = ["src/api.server.ts", "server.ts", "scripts/fill.ts"].map((file) =>
  path.resolve(import.meta.dirname, "..", file),
);
/** Libraries and files that few calls need: whoever needs one imports it there (records 32 and 124). */
const LATER_PLACES = [
  "node_modules/@electric-sql/",
  "node_modules/@node-saml/",
  "node_modules/@simplewebauthn/server/",
  "node_modules/hucre/",
  "node_modules/ioredis/",
  "node_modules/nodemailer/",
  "node_modules/sharp/",
  "node_modules/stripe/",
  "scripts/beside.ts",
  "scripts/demo/seed-demo.ts",
];

// Node compiles some thousand files: long on a busy machine.
test("Node loads what starts, and nothing that few calls need", { timeout: 120_000 }, async () => {
  const load = `
    const { registerHooks } = await import("node:module");
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    for (const file of ${JSON.stringify(STARTED_FILES)}) await import(file);
    process.stdout.write(urls.join("\\n"), () => process.exit());`;
  const options = { maxBuffer: 10_000_000 };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", load],
    options,
  );
  expect(stderr).not.toContain("Error");
  const loaded = stdout.split("\n");
  expect(loaded.some((url) => url.endsWith("/src/api.server.ts"))).toBe(true);
  expect(loaded.filter((url) => LATER_PLACES.some((place) => url.includes(`/${place}`)))).toEqual([]);
});
