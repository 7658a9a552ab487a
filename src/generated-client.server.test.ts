import { execFile } from "node:child_process";
import { rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { hashPassword } from "#features/accounts/commands.server.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";

const MEMBER = { email: "ada@example.test", password: "Bal!Petek.27" };

/** A program on a client of the document: the compiler knows answers and the codes of failures. */
const PROGRAM = `
import * as api from "./client.ts";

const [baseUrl = "", email = "", password = ""] = process.argv.slice(2);
api.defaults.baseUrl = baseUrl;

const wrong = await api.postApiUserAuthLogin({ email, password: "wrong" }, { acceptLanguage: "tr" });
if (wrong.status !== 401) throw new Error(String(wrong.status));
const code: "wrongCredentials" | "sessionExpired" = wrong.data.status.code;
const closed = await api.postApiStartupStartupsList({});
if (closed.status !== 401) throw new Error(String(closed.status));

const login = await api.postApiUserAuthLogin({ email, password });
if (login.status !== 200) throw new Error(login.data.status.code);
const headers = { authorization: \`Bearer \${login.data.data.token}\` };
const list = await api.postApiStartupStartupsList({ pageSize: 3, sort: "newest" }, {}, { headers });
if (list.status !== 200) throw new Error(list.data.status.code);
const rows: { seoUrl: string; name: string }[] = list.data.data.rows;
const detail = await api.getApiStartupStartupsBySeoUrlOrId(rows[0]!.seoUrl);
if (detail.status !== 200) throw new Error(detail.data.status.code);
const name: string = detail.data.data.name;

const key = { idempotencyKey: crypto.randomUUID() };
const write = () => api.postApiUserWorkingExperiencePost({ title: "Mucit", companyName: "Kovan" }, key, { headers });
const written = [await write(), await write()].map(({ status }) => status);
const own = await api.getApiUserWorkingExperienceGet({}, { headers });
if (own.status !== 200) throw new Error(own.data.status.code);

// As a partner does: by a key of its own, with shapes that have names.
const made = await api.postApiUserKeys({ name: "Pano", areas: ["startups"], days: 30 }, {}, { headers });
if (made.status !== 200) throw new Error(made.data.status.code);
const byKey = { headers: { authorization: \`Bearer \${made.data.data.key}\` } };
let total = 0;
const found: (api.Startup | undefined)[] = [];
for (let cursor: string | undefined; ; ) {
  const page = await api.getApiV1Startups({ limit: 2, sort: "name", fields: "name", cursor }, byKey);
  if (page.status !== 200) throw new Error(page.data.status.code);
  found.push(...page.data.data.rows);
  total = page.data.data.totalCount;
  if (page.data.data.nextCursor === null) break;
  cursor = page.data.data.nextCursor;
}
const lacking = await api.getApiV1Jobs({}, byKey);
if (lacking.status !== 403) throw new Error(String(lacking.status));

console.log(JSON.stringify({
  byKey: [found.length === total, lacking.data.status.code],
  rows: rows.length,
  isSame: name === rows[0]!.name,
  refused: [code, wrong.data.message, closed.data.status.code],
  written,
  titles: own.data.data.map(({ title }) => title),
}));
`;

test("a client generated from OpenAPI compiles, reads, writes and refuses", async () => {
  const { app, db } = await appWithStartups(5);
  const { email, password } = MEMBER;
  const passwordHash = await hashPassword(password);
  const person = { email, passwordHash, name: "Ada", surname: "Işık", seoUrl: "ada-isik", emailVerifiedAt: new Date() };
  await db.insert(account).values(person);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });

  const folder = scratchFolder("kovan-client-");
  const modules = path.resolve(import.meta.dirname, "../node_modules");
  const run = async (...args: string[]) => (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;
  try {
    await symlink(modules, path.join(folder, "node_modules"));
    await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(path.join(folder, "program.ts"), PROGRAM);
    await run(path.join(modules, "oazapfts/dist/cli.js"), `${address}/openapi.json`, "client.ts");
    const strict = "--strict --noEmit --module nodenext --target esnext --allowImportingTsExtensions --types node";
    await run(path.join(modules, "typescript/bin/tsc"), ...strict.split(" "), "program.ts").catch(({ stdout }) =>
      expect.fail(stdout),
    );
    expect(JSON.parse(await run("program.ts", address, email, password))).toEqual({
      byKey: [true, "keyLacksArea"],
      rows: 3,
      isSame: true,
      refused: ["wrongCredentials", "E‑posta veya şifre hatalı!", "unauthorized"],
      written: [200, 200],
      titles: ["Mucit"],
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
