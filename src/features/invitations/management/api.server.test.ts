import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { managedInvitationCalls } from "./contract.ts";

test("admins find invitations by address, sender, kind and state", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const sender = await signedIn(db);
  await database.pool.query(
    `with company as (insert into startup (id, name, seo_url) values (gen_random_uuid(), 'Petek', 'petek') returning id)
     insert into invitation (id, code_hash, entity_type, entity_id, sender_id, email, scopes, expires_at)
     select gen_random_uuid(), decode(repeat(digit, 64), 'hex'), 'startup', id, $1, mail, '{1}', now() + ends::interval
     from company, (values ('1', 'isil@petek.example', '1 day'), ('2', 'late@petek.example', '-1 day')) sent (digit, mail, ends)`,
    [sender.id],
  );
  const rows = async (query: object) => (await call(managedInvitationCalls.list, { query }, admin)).data.rows;
  expect(await rows({ searchText: "ISIL" })).toMatchObject([
    { email: "isil@petek.example", status: "waiting", kind: "startup", entity: "Petek", sender: "Deniz Ergin" },
  ]);
  expect(await rows({ status: "expired" })).toMatchObject([{ email: "late@petek.example" }]);
  expect(await rows({ searchText: "deniz" })).toHaveLength(2);
  expect(await rows({ kind: "provider" })).toEqual([]);
  expect((await call(managedInvitationCalls.list, { query: {} }, sender)).status).toBe(403);
});
