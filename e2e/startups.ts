import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Database, Db } from "#db/open.server.ts";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { startup, startupCompetitor, startupMember } from "#db/tables/startups.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";

const LONG_WORD = "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine";

/** A startup the demo has none of: nine rounds on two pages, a name and words that know no end, markup in its texts. */
export const LONG_NAMED = { seoUrl: "uzun-ad", name: `${LONG_WORD} ve Ortakları`, rounds: 9 };
/** Known by name alone. */
export const BARE_STARTUP = { seoUrl: "yalniz-ad", name: "Yalnız Ad" };

/** Adds both to the demo, then what `addMore` does. */
export async function addStartups({ db }: Database, addMore?: (db: Db) => Promise<unknown>): Promise<void> {
  const startupId = v7();
  await db.insert(startup).values([
    { ...BARE_STARTUP, id: v7(), source: "import" },
    {
      id: startupId,
      seoUrl: LONG_NAMED.seoUrl,
      name: LONG_NAMED.name,
      legalName: `${LONG_NAMED.name} Elektronik Anonim Şirketi`,
      taglineTr: `</script><script>alert(1)</script> ${LONG_WORD}`,
      descriptionTr: `<b>${LONG_WORD}</b>\n${LONG_WORD.repeat(3)}`,
      sectorId: typeId("sector", "energy"),
      stageId: typeId("stage", "seed"),
      website: `https://${LONG_NAMED.seoUrl}.example/${LONG_WORD.toLowerCase()}`,
      linkedin: "javascript:alert(1)",
      foundationDate: "2008-02-29",
    },
  ]);
  const rounds = Array.from({ length: LONG_NAMED.rounds }, (_, index) => ({
    id: v7(),
    startupId,
    announcedDate: `${2010 + index}-03-01`,
    stageId: typeId("investmentTour", "seed"),
    ...(index === 4
      ? {}
      : {
          amount: 1_234_567 * (index + 1),
          amountUsd: 1_234_567 * (index + 1),
          amountCurrencyId: fixedId("currency/USD"),
        }),
  }));
  await db.insert(funding).values(rounds);
  await db.insert(fundingInvestor).values(rounds.map(({ id }) => ({ fundingId: id, name: LONG_WORD, isLead: true })));
  await db.insert(startupMember).values({ startupId, kind: "team", name: `${LONG_WORD} Işık`, position: LONG_WORD });
  await db
    .insert(startupCompetitor)
    .values({ startupId, name: LONG_WORD, website: `https://www.${LONG_WORD.toLowerCase()}.example/yol` });
  await db.execute(
    sql`select list_refresh('startups', array(select id from startup where seo_url in (${LONG_NAMED.seoUrl}, ${BARE_STARTUP.seoUrl})))`,
  );
  await addMore?.(db);
}
