// Saves of startups while a newer build takes the database over: npm run bench:upgrade -- [--rows 100000] [--release newest]
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { changeStartup } from "#features/startups/editing/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { spawnScript, startServerProcess } from "#testing/server-process.ts";
import { benchDatabase, releasesIn } from "./bench/bench-database.ts";
import { fill } from "./bench/fill.ts";
import { signedInMember } from "./bench/member.ts";

const SAVES_PER_SECOND = 20;
const OWN_STARTUPS = 200;
const STAGES = ["prototype", "seed", "growth"];

const { values } = parseArgs({
  options: { rows: { type: "string", default: "100000" }, release: { type: "string", default: "newest" } },
});

/** One term of the index has another name, as a build before would have it. */
const OLDER_FUNCTIONS = `do $$ begin
  execute replace(pg_get_functiondef('startups_whole_terms_of(uuid[])'::regprocedure), '''sector:''', '''olderSector:''');
end $$`;

interface Saves {
  times: number[];
  refused: string[];
}

for (const release of releasesIn(values.release)) {
  const { database, url, stop } = await benchDatabase({ release });
  await database.pool.query(OLDER_FUNCTIONS);
  await fill(database.pool, Number(values.rows), () => {});
  const member = await signedInMember(database, PLATFORM_ENTITY.premium, SCOPE.READ);
  const { rows: own } = await database.pool.query<{ id: string }>(
    "select id from startup where is_visible order by md5(id::text) limit $1",
    [OWN_STARTUPS],
  );
  await database.pool.query(
    "insert into entity_access (account_id, entity_id, scopes) select $1, unnest($2::uuid[]), '{0}'",
    [member.id, own.map(({ id }) => id)],
  );
  const env = { DATABASE_URL: url, LOG_LEVEL: "silent" };
  const saves: Saves = { times: [], refused: [] };
  const server = await startServerProcess(env);
  // Only now: a server that starts brings its functions with it.
  await database.pool.query("update function_file set digest = 'of an older text'");
  const writing = new AbortController();
  const written = write(server.address, member.token, own, saves, writing.signal);
  await pause(1_000);
  const began = performance.now();
  const upgrade = spawnScript("scripts/migrate.ts", env);
  const code = await upgrade.exited;
  const seconds = (performance.now() - began) / 1000;
  await pause(1_000);
  writing.abort();
  await written;
  const faults = await database.pool.query("select fault from startups_index_faults() limit 5");
  const times = saves.times.toSorted((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor((times.length - 1) * share)]?.toFixed(0)} ms`;
  console.log(
    `${release}: ended with ${code} after ${seconds.toFixed(1)} s; ${faults.rows.length} faults of the index`,
  );
  console.log(
    `${times.length} saves, p50, p95, most ${at(0.5)}, ${at(0.95)}, ${at(1)}; ${saves.refused.length} refused`,
  );
  for (const answer of saves.refused.slice(0, 5)) console.log(answer);
  if (code !== 0) console.log(upgrade.output());
  await server.stop();
  await stop();
  if (code !== 0 || faults.rows.length > 0 || saves.refused.length > 0) process.exitCode = 1;
}

/** Saves at a steady pace, whether or not the ones before have been answered, until the signal. */
async function write(address: string, token: string, own: { id: string }[], saves: Saves, signal: AbortSignal) {
  const open = new Set<Promise<void>>();
  for (let turn = 0; !signal.aborted; turn++) {
    const saving = save(address, token, own[randomInt(own.length)]!.id, turn, saves).finally(() => open.delete(saving));
    open.add(saving);
    await pause(1000 / SAVES_PER_SECOND);
  }
  await Promise.all(open);
}

async function save(address: string, token: string, id: string, turn: number, { times, refused }: Saves) {
  const began = performance.now();
  const response = await fetch(address + addressOf(changeStartup, { id }, undefined), {
    method: changeStartup.method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ taglineEn: `Tagline ${turn}`, stageId: typeId("stage", STAGES[turn % STAGES.length]!) }),
  });
  const answer = await response.text();
  times.push(performance.now() - began);
  if (!response.ok) refused.push(`${response.status} ${answer.slice(0, 200)}`);
}
