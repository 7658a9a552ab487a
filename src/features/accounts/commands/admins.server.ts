import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { giveFullAccess } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { slugOf } from "#shared/fold.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import { hashPassword } from "../parts/passwords.server.ts";
import { accountByEmail } from "../queries.server.ts";

interface Added {
  email: string;
  /** Password of a new account; undefined for an existing one. */
  password: string | undefined;
}

/**
 * Makes an account an admin (decision 18 keeps at least one). An address without an account gets one, confirmed, with a
 * random password that is returned here and stored as a hash.
 */
export async function addAdmin(db: Db, address: string): Promise<Outcome<Added>> {
  const parsed = z.email().max(254).safeParse(address.trim().toLowerCase());
  if (!parsed.success) return refuse("invalidInput");
  const email = parsed.data;
  const password = randomBytes(15).toString("base64url");
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const found = await accountByEmail(tx, email);
    const id = found?.id ?? (await createAccount(tx, email, passwordHash));
    await giveFullAccess(tx, id, PLATFORM_ENTITY.admin);
    await writeAudit(tx, {
      accountId: id,
      action: "admin.added",
      entity: "platform",
      entityId: PLATFORM_ENTITY.admin,
      detail: { by: "command line" },
    });
    return { ok: true, email, password: found ? undefined : password };
  });
}

async function createAccount(tx: Db, email: string, passwordHash: string): Promise<string> {
  const id = v7();
  const name = email.split("@")[0]!.slice(0, 100);
  const seoUrl = slugOf(`${name} ${id.slice(-8)}`);
  await tx
    .insert(account)
    .values({ id, email, passwordHash, name, surname: "Admin", seoUrl, emailVerifiedAt: new Date() });
  return id;
}
