import type { FieldProblem } from "#shared/errors.ts";
import { type ListRights, type PremiumSettings, searchRights } from "#shared/list/rights.ts";
import { type Refusal, refuse } from "#shared/outcome.ts";
import { person } from "#shared/structured-data.ts";
import { isPremium, type Viewer } from "#shared/viewer.ts";
import { talentList } from "./filters.ts";
import type { PublicProfile } from "./profile/contract.ts";
import { NETWORKS } from "./profile/rules.ts";

/** Refuses input: `bannedWord` if only its words are wrong. */
export function invalidInput(fields: FieldProblem[]): Refusal<"bannedWord" | "invalidInput"> {
  return refuse(fields.every(({ reason }) => reason === "bannedWord") ? "bannedWord" : "invalidInput", fields);
}

/**
 * The rights of viewers on the list of talents. Its premium filters need a sign-in also while premium is switched off:
 * most people show only members that they look for work.
 */
export const talentRights = (viewer: Viewer, settings: PremiumSettings): ListRights => ({
  ...searchRights(talentList, "talents", viewer, settings),
  opensPremium: viewer.kind === "member" && (isPremium(viewer, "talents") || !settings.premiumEnable),
});

/** The structured data of a person; `url` is the absolute address of the page. */
export const personData = (profile: PublicProfile, url: string): object =>
  person({
    page: url,
    name: `${profile.name} ${profile.surname}`,
    jobTitle: profile.title ?? undefined,
    description: profile.description ?? undefined,
    image: profile.pP_512 ? new URL(profile.pP_512, url).href : undefined,
    place: { city: profile.cityName ?? undefined, countryCode: profile.countryCode ?? undefined },
    languages: profile.userLanguages.flatMap(({ languageName }) => languageName ?? []),
    skills: profile.skills.flatMap(({ isSoft, skillName }) => (isSoft ? [] : (skillName ?? []))),
    sameAs: NETWORKS.flatMap((network) => profile[network] ?? []),
  });
