import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import type { Database } from "#db/open.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";

/** The token of a member to whom every premium filter is open. */
export const premiumToken = async (database: Database): Promise<string> =>
  (await signedInMember(database, PLATFORM_ENTITY.premium, SCOPE.READ)).token;

/** A signed-in member with a scope on an entity. */
export async function signedInMember({ pool }: Database, entityId: string, scope: number) {
  const token = randomBytes(32).toString("base64url");
  const id = v7();
  await pool.query(
    "insert into account (id, email, name, surname, seo_url, user_type_id, email_verified_at) values ($1, $2, 'Bench', 'Mark', $3, $4, now())",
    [id, `${id}@kovan.example`, id, typeId("userType", "investor")],
  );
  // Pages ask who has not accepted the texts.
  await pool.query(
    `insert into consent (id, account_id, document, version, address)
     select gen_random_uuid(), $1, unnest(array['terms', 'privacy']), '2026-11-01', '127.0.0.1'`,
    [id],
  );
  await pool.query("insert into entity_access (account_id, entity_id, scopes) values ($1, $2, $3)", [
    id,
    entityId,
    [scope],
  ]);
  await pool.query(
    "insert into session (id, account_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')",
    [v7(), id, hashOfToken(token)],
  );
  return { id, token };
}
