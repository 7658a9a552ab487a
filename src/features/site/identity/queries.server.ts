import type { Db } from "#db/open.server.ts";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { timedCache } from "#server/timed-cache.server.ts";
import { setHouse } from "#shared/house.ts";
import { nameSite } from "#shared/site-name.ts";
import { houseOf, IDENTITY, type Identity } from "./rules.ts";

/** Seconds after which it is read again: every page asks for it, and another process may have changed it. */
const AGE_SECONDS = 0.5;

const identityOf = timedCache(AGE_SECONDS, async (db: Db) => {
  const rows = await db.select().from(siteIdentity);
  const identity = IDENTITY.parse({
    ...NO_IDENTITY,
    ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  });
  nameSite(identity.brand.name);
  setHouse(houseOf(identity));
  return identity;
});
const NO_IDENTITY = { logo: {}, brand: {}, header: {}, footer: {}, contact: {}, conventions: {}, analytics: {} };

export const siteIdentityOf = (db: Db): Promise<Identity> => identityOf(db, "all");

/** After a write of this process. Read again at once: mails, papers and the icon go by it before anybody opens a page. */
export async function siteIdentityChanged(db: Db): Promise<void> {
  identityOf.forget(db);
  // What was written stays written, whether it can be read now or with the next page.
  await siteIdentityOf(db).catch(() => undefined);
}
