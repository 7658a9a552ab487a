import { formatDate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { SubmittedProfile } from "../../applying/contract.ts";
import type { ReviewedApplication } from "../contract.ts";
import type { STARTUP_FACTS } from "../limits.ts";
import { inLocale } from "./rubric.server.ts";

type Named = { name: { en: string; tr: string } } | null | undefined;
type Texts = { en: string | null; tr: string | null } | undefined;

/** The profile as it was sent, as far as a juror needs it. Older ones may lack fields. */
export function startupIn(
  stored: Record<string, unknown>,
  locale: Locale,
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
    team: profile.team?.map(({ name, title }) => [name, title].filter(Boolean).join(", ")).join(" · "),
    competitors: profile.competitors?.map(({ name }) => name).join(", "),
  };
  const facts = Object.entries(all).flatMap(([name, value]) =>
    value ? [{ name: name as (typeof STARTUP_FACTS)[number], value }] : [],
  );
  return { name: profile.name ?? "", facts };
}
