import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { v7 } from "uuid";
import { openServer } from "#db/open.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { prepare } from "#testing/prepare.ts";
import { startPostgres } from "#testing/start-postgres.ts";
import { fill } from "./bench/fill.ts";

const server = await startPostgres(["shared_buffers=1GB", "work_mem=32MB", "max_wal_size=4GB", "jit=off"]);
const url = server.addressOf("postgres");
const database = openServer(url);
await prepare(database);
console.log(url);
await fill(database.pool, Number(process.argv[2] ?? 100000), () => {});
const token = randomBytes(32).toString("base64url");
const id = v7();
await database.pool.query(
  "insert into account (id, email, name, surname, seo_url, user_type_id, email_verified_at) values ($1, 'bench@kovan.example', 'Bench', 'Mark', 'bench-mark', $2, now())",
  [id, typeId("userType", "investor")],
);
await database.pool.query("insert into entity_access (account_id, entity_id, scopes) values ($1, $2, $3)", [
  id,
  PLATFORM_ENTITY.premium,
  [SCOPE.READ],
]);
await database.pool.query(
  "insert into session (id, account_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')",
  [v7(), id, hashOfToken(token)],
);
writeFileSync("/tmp/perf/env", `URL=${url}\nTOKEN=${token}\n`);
console.log("ready");
setInterval(() => {}, 1e6);
