import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startup } from "#db/tables/startups.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { submittedProfile } from "../contract.ts";
import { profileOf } from "./profile.server.ts";

test("the profile sent along names team, rounds and values localized", async () => {
  const { database, db } = await testApp();
  const { id } = await insertFullStartup(database);
  const profile = submittedProfile.parse(await profileOf(db, await catalogue(db), id));
  const [stored] = await db.select().from(startup).where(eq(startup.id, id));
  expect(profile).toMatchObject({ startupId: id, name: stored!.name, website: stored!.website });
  expect(profile.sector?.name).toEqual({ en: "Energy", tr: "Enerji" });
  expect(profile.team.map(({ name }) => name)).toContain("Ayşe Yıldız");
  expect(profile.team.find(({ isMentor }) => isMentor)?.name).toBe("Barış Öztürk");
  expect(profile.patents).toContainEqual(expect.objectContaining({ applicationNumber: "TR2023/001234" }));
  const usd = (amount: number) => ({ amount, currency: "USD" });
  expect(profile.seeking).toMatchObject({ amount: usd(3_000_000), valuation: usd(12_000_000) });
  // Private rounds stay with the team.
  const { rows } = await db.execute<{ open: number; hidden: number }>(
    `select count(*) filter (where not is_private)::int open, count(*) filter (where is_private)::int hidden from funding`,
  );
  expect(rows[0]!.hidden).toBeGreaterThan(0);
  expect(profile.funding).toHaveLength(rows[0]!.open);
});

test("a deleted startup has no profile", async () => {
  const { database, db } = await testApp();
  const { id } = await insertFullStartup(database);
  await db.update(startup).set({ deletedAt: new Date() }).where(eq(startup.id, id));
  expect(await profileOf(db, await catalogue(db), id)).toBeUndefined();
});
