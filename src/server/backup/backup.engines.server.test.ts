import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { migrate, migrationsOfBuild } from "#db/migrate.server.ts";
import type { Database } from "#db/open.server.ts";
import { getSettings } from "#features/accounts/settings/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { emptyDatabase, testDatabase } from "#testing/database.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { folderStore } from "../files/folder.server.ts";
import { keyOf } from "../files/keys.server.ts";
import { backUp } from "./backup.server.ts";
import { restore } from "./restore.server.ts";
import { backupTables, quoted } from "./tables.server.ts";

const folder = scratchFolder("kovan-backup-");
afterAll(() => rm(folder, { recursive: true, force: true }));
const archive = (name: string) => path.join(folder, `${name}.gz`);
const store = (name: string) => folderStore(path.join(folder, name));

/** A digest of the rows of each table. */
async function digestsOf({ pool }: Database): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const digests: Record<string, string> = {};
    for (const { name, columns } of await backupTables(client)) {
      const selected = columns.map(quoted).join(", ");
      const { rows } = await client.query<{ digest: string }>(
        `select md5(coalesce(string_agg(json, '' order by json), '')) digest
        from (select row_to_json(one)::text json from (select ${selected} from ${quoted(name)}) one) rows`,
      );
      digests[name] = rows[0]!.digest;
    }
    return digests;
  } finally {
    client.release();
  }
}

/** A startup with an owner who is signed in, and a file that a row names. */
async function world() {
  const database = await testDatabase();
  const { id } = await insertFullStartup(database);
  const owner = await signedIn(database.db, { [id]: [SCOPE.FULL_ACCESS] });
  const key = keyOf("public", id, "0123456789abcdef", "256", "webp");
  await store("from").put(key, Buffer.from("picture"));
  await database.pool.query("update startup set logo = $1 where id = $2", [`/files/${key}`, id]);
  return { database, id, owner, key };
}

test("what was written before a backup is in the restored, working database", async () => {
  const { database, owner, key } = await world();
  let acknowledged = 0;
  let isOver = false;
  const write = (async () => {
    for (; !isOver; acknowledged++) {
      await database.pool.query(
        "insert into banned_word (id, word, form, action) values (gen_random_uuid(), $1, $1, 'flag')",
        [`word ${acknowledged}`],
      );
      // The embedded database answers without leaving the event loop.
      await setImmediate();
    }
  })();
  await expect.poll(() => acknowledged).toBeGreaterThan(5);
  const before = acknowledged;
  const { rows, files, missing } = await backUp(database, store("from"), archive("busy"));
  isOver = true;
  await write;
  expect(rows.banned_word).toBeGreaterThanOrEqual(before);
  expect({ files, missing }).toEqual({ files: 1, missing: [] });
  expect((await stat(archive("busy"))).mode & 0o777).toBe(0o600);

  await backUp(database, store("from"), archive("whole"));
  const target = await testDatabase();
  await restore(target, store("to"), archive("whole"));
  expect(await digestsOf(target)).toEqual(await digestsOf(database));
  expect((await store("to").get(key))?.toString()).toBe("picture");
  // Constraints and triggers are in force again, and numbers go on.
  await expect(
    target.pool.query(
      "insert into session (id, account_id, token_hash, expires_at) values (gen_random_uuid(), gen_random_uuid(), sha256('x'), now() + interval '1 day')",
    ),
  ).rejects.toThrow(/foreign key/);
  await insertFullStartup(target, { seoUrl: "next" });
  const { call } = await testApp(target);
  expect((await call(getSettings, {}, owner)).status).toBe(200);
});

test("broken, foreign and conflicting backups restore nothing", async () => {
  const { database } = await world();
  await backUp(database, store("from"), archive("good"));
  const target = await testDatabase();
  const before = await digestsOf(target);
  const whole = await readFile(archive("good"));
  await writeFile(archive("cut"), whole.subarray(0, whole.length - 200));
  await writeFile(archive("changed"), gzipSync(gunzipSync(whole).toString().replace("Işık Batarya", "Işık Pil")));
  await writeFile(archive("short"), gzipSync(gunzipSync(whole).toString().split("\n").slice(0, -2).join("\n")));
  for (const name of ["cut", "changed", "short"])
    await expect(restore(target, store("none"), archive(name)), name).rejects.toThrow("is no whole backup");
  await expect(restore(target, store("none"), archive("absent"))).rejects.toThrow("cannot be read (ENOENT)");
  await expect(restore(database, store("none"), archive("good"))).rejects.toThrow("The database is not empty");
  await database.pool.query("update migration set digest = 'other' where name = (select max(name) from migration)");
  await backUp(database, store("from"), archive("foreign"));
  await expect(restore(target, store("none"), archive("foreign"))).rejects.toThrow("of another version");
  expect(await digestsOf(target)).toEqual(before);
});

test("a backup of an older version is brought up to date in a new database", async () => {
  const names = [...(await migrationsOfBuild()).keys()];
  const older = await emptyDatabase();
  // Before `0220-marks-of-a-house.sql`, which knows the people of the demo by their addresses.
  await migrate(older, { only: names.filter((name) => name < "0220") });
  const id = "019b76da-a800-7000-8000-0000000000aa";
  await older.pool.query(
    "insert into account (id, email, name, surname, seo_url) values ($1, 'ada@example.test', 'Ada', 'Lovelace', 'ada')",
    [id],
  );
  await backUp(older, store("from"), archive("older"), { version: "0.1.0", commit: "0123456789abcdef" });
  const target = await emptyDatabase();
  await restore(target, store("none"), archive("older"));
  expect(await migrate(target)).toEqual([]);
  const { rows } = await target.pool.query("select email, is_demo from account");
  expect(rows).toEqual([{ email: "ada@example.test", is_demo: true }]);

  // Tables of another version are not written to, nor is a backup of a version that nobody here knows.
  await expect(restore(await testDatabase(), store("none"), archive("older"))).rejects.toThrow(
    "Restore into a new one",
  );
  await older.pool.query("insert into migration (name, digest) values ('9999-later.sql', 'later')");
  await backUp(older, store("from"), archive("newer"), { version: "9.0.0", commit: "fedcba9876543210" });
  await expect(restore(await emptyDatabase(), store("none"), archive("newer"))).rejects.toThrow(
    "The backup is of another version (9.0.0, fedcba987654), which this one does not know.",
  );
});
