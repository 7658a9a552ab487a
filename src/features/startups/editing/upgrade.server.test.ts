import { v7 } from "uuid";
import { expect, test } from "vitest";
import { migrate } from "#db/migrate.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { changeStartup } from "./contract.ts";

const STARTUP_COUNT = 450;
const WRITER_COUNT = 4;
const OWN_COUNT = 8;
const STAGES = ["prototype", "seed", "growth"];

/** One term of the index has another name, as a build before would have it. */
const OLDER_FUNCTIONS = `do $$ begin
  execute replace(pg_get_functiondef('startups_whole_terms_of(uuid[])'::regprocedure), '''sector:''', '''olderSector:''');
end $$`;

test("saves go on while an upgrade brings the list in line", async () => {
  const { call, database, db } = await testApp();
  const { pool } = database;
  const ids = Array.from({ length: STARTUP_COUNT }, () => v7());
  await pool.query(OLDER_FUNCTIONS);
  await db.insert(startup).values(
    ids.map((id, place) => ({
      id,
      seoUrl: `bee-${place}`,
      name: `Bee ${place}`,
      sectorId: typeId("sector", "energy"),
    })),
  );
  await pool.query("select list_rebuild('startups')");
  const own = ids.slice(0, OWN_COUNT);
  const { token } = await signedIn(db, Object.fromEntries(own.map((id) => [id, [SCOPE.FULL_ACCESS]])));
  await pool.query("update function_file set digest = 'of an older text'");

  const saved = new Map<string, string>();
  let isUpgrading = true;
  const write = async (writer: number) => {
    for (let turn = 0; isUpgrading || turn < 3; turn++) {
      const id = own[writer + WRITER_COUNT * (turn % (OWN_COUNT / WRITER_COUNT))]!;
      const taglineEn = `Turn ${turn} of ${writer}`;
      const body = { taglineEn, stageId: typeId("stage", STAGES[turn % STAGES.length]!) };
      const { status, code } = await call(changeStartup, { params: { id }, body }, { token });
      expect([status, code]).toEqual([200, undefined]);
      saved.set(id, taglineEn);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITER_COUNT }, (_, writer) => write(writer)));
  try {
    expect(await migrate(database)).toContain("07-startup-terms.sql");
  } finally {
    isUpgrading = false;
  }
  await writing;
  const { rows } = await pool.query<{ id: string; tagline_en: string }>(
    "select id, tagline_en from startup where tagline_en is not null",
  );
  expect(new Map(rows.map(({ id, tagline_en }) => [id, tagline_en]))).toEqual(saved);
  expect((await pool.query("select fault from startups_index_faults()")).rows).toEqual([]);
});
