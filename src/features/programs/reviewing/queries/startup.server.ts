import { and, inArray, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { HAS_LEFT } from "#server/visible-people.server.ts";
import { formatDate, formatMoney } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { SubmittedProfile } from "../../applying/contract.ts";
import type { ReviewedApplication } from "../contract.ts";
import type { STARTUP_FACTS } from "../limits.ts";
import { inLocale } from "./rubric.server.ts";

type Named = { name: { en: string; tr: string } } | null | undefined;
type Texts = { en: string | null; tr: string | null } | undefined;

/** Which of the people that profiles name are there: not those who have left or are leaving since (record 72). */
export async function peopleThere(db: Db, profiles: readonly Record<string, unknown>[]): Promise<ReadonlySet<string>> {
  const named = profiles.flatMap(({ team }) => (team as SubmittedProfile["team"] | undefined) ?? []);
  const ids = [...new Set(named.flatMap(({ accountId }) => accountId ?? []))];
  const isThere = and(inArray(account.id, ids), isNull(account.deleteAt));
  const rows = await db.select({ id: account.id }).from(account).where(isThere);
  return new Set(rows.map(({ id }) => id));
}

/** "Seed · seeking $500,000 · valuation $5M": each part says what it is. */
function seekingIn({ tour, amount, valuation }: Partial<SubmittedProfile["seeking"]>, locale: Locale): string {
  const texts = SEEKING_TEXTS[locale];
  const money = (value: typeof amount) => value && formatMoney(value.amount, value.currency, locale);
  const [sought, valued] = [money(amount), money(valuation)];
  return [tour?.name[locale], sought && texts.amount(sought), valued && texts.valuation(valued)]
    .filter(Boolean)
    .join(" · ");
}

const SEEKING_TEXTS = {
  en: { amount: (sum: string) => `seeking ${sum}`, valuation: (sum: string) => `valuation ${sum}` },
  tr: { amount: (sum: string) => `aranan tutar ${sum}`, valuation: (sum: string) => `değerleme ${sum}` },
};

/** The profile as it was sent, as far as a juror needs it. Older ones may lack fields. `there`: of its people those who have not left. */
export function startupIn(
  stored: Record<string, unknown>,
  locale: Locale,
  there: ReadonlySet<string>,
): NonNullable<ReviewedApplication["startup"]> {
  const profile = stored as Partial<SubmittedProfile>;
  const named = (value: Named) => value?.name[locale];
  const text = (value: Texts) => value && inLocale(locale, value.en, value.tr);
  const all: Record<(typeof STARTUP_FACTS)[number], string | null | undefined> = {
    tagline: text(profile.tagline),
    description: text(profile.description),
    sector: named(profile.sector),
    stage: named(profile.stage),
    place: [named(profile.city), named(profile.country)].filter(Boolean).join(", "),
    foundationDate: profile.foundationDate && formatDate(profile.foundationDate, locale),
    employees: named(profile.employeeCount),
    targetGroup: text(profile.targetGroup),
    competitiveAdvantage: text(profile.competitiveAdvantage),
    website: profile.website,
    seeking: profile.seeking && seekingIn(profile.seeking, locale),
    team: profile.team
      ?.map(({ accountId, name, title }) =>
        accountId && !there.has(accountId) ? HAS_LEFT[locale] : [name, title].filter(Boolean).join(", "),
      )
      .join(" · "),
    competitors: profile.competitors?.map(({ name }) => name).join(", "),
  };
  const facts = Object.entries(all).flatMap(([name, value]) =>
    value ? [{ name: name as (typeof STARTUP_FACTS)[number], value }] : [],
  );
  return { name: profile.name ?? "", facts };
}
