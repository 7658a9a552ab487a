import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowNamed } from "#server/import/named-rows.server.ts";
import { type RowEnd, type RowWork, rowImports } from "#server/import/row-imports.server.ts";
import type { EntityType } from "#shared/access.ts";
import { fold } from "#shared/fold.ts";
import { ACCESSES } from "#shared/import/fields.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { invite, withdraw } from "../commands.server.ts";

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Words of a file, in both languages; the first is the usual one. */
const WORDS: Record<(typeof ACCESSES)[number], readonly string[]> = {
  read: ["read", "view", "goruntuleme", "okuma"],
  write: ["write", "edit", "duzenleme", "yazma"],
  full: ["full", "manage", "tam", "yonetim"],
};
const SCOPES = {
  read: [SCOPE.READ],
  write: [SCOPE.READ, SCOPE.WRITE],
  full: [SCOPE.FULL_ACCESS],
};
const TABLES = { startup: "startup", organization: "organization", provider: "service_provider" } as const;

/** Invites the people of a file; nobody gets an account or a right before they accept. */
export const peopleImports = rowImports({
  kind: "people",
  names: ["email"],
  table: { table: "invitation", owner: "invitation_id", parts: [] },
  prepare: async () => undefined,
  make: invitePerson,
  remove: withdrawAll,
});

async function invitePerson({ tx, viewer, cell }: RowWork): Promise<RowEnd> {
  const address = email.safeParse(cell("email"));
  if (!address.success) return { action: "refused", field: "email", reason: because("notEmail") };
  const entity = await entityNamed(tx, cell("entity"));
  if ("problem" in entity) return { action: "refused", field: "entity", reason: entity.problem };
  const word = fold(cell("access"));
  const access = word === "" ? "read" : ACCESSES.find((candidate) => WORDS[candidate].includes(word));
  if (!access) return { action: "refused", field: "access", reason: because("unknownValue") };
  const emails = [address.data];
  const wish = { ...entity, emails, userIds: [], scopes: SCOPES[access], accessExpiresAt: null };
  const sent = await invite(tx, viewer, wish);
  if (!sent.ok) return { refused: sent.reason, fields: sent.fields.filter(({ field }) => !field.startsWith("emails")) };
  const [invited] = sent.invited;
  return invited ? { made: invited.id } : { action: "unchanged", field: "email", reason: because("waitsAlready") };
}

type Named = { entityType: EntityType; entityId: string } | { problem: Reason };

async function entityNamed(tx: Db, name: string): Promise<Named> {
  let problem = because("nothingCalled");
  for (const entityType of ["startup", "organization", "provider"] as const) {
    const found = await rowNamed(tx, TABLES[entityType], name);
    if ("id" in found) return { entityType, entityId: found.id };
    if (found.problem.code === "severalCalled") problem = found.problem;
  }
  return { problem };
}

/** Invitations that were answered stay. */
async function withdrawAll(tx: Db, viewer: Member, ids: readonly string[]): Promise<string[]> {
  const staying: string[] = [];
  for (const id of ids) if (!(await withdraw(tx, viewer, id)).ok) staying.push(id);
  return staying;
}
