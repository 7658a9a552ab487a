import type { FieldProblem } from "#shared/errors.ts";
import type { ListRights } from "#shared/list/rights.ts";
import { type Refusal, refuse } from "#shared/outcome.ts";
import { isPremium, type Viewer } from "#shared/viewer.ts";

/** Refuses input: `bannedWord` if only its words are wrong. */
export function invalidInput(fields: FieldProblem[]): Refusal<"bannedWord" | "invalidInput"> {
  return refuse(fields.every(({ reason }) => reason === "bannedWord") ? "bannedWord" : "invalidInput", fields);
}

/**
 * What viewers may do with the list of talents. Its premium filters need a sign-in also while premium is switched off: most people
 * show only members that they look for work.
 */
export const talentRights = (viewer: Viewer, { premiumEnable }: { premiumEnable: boolean }): ListRights => ({
  mustSignIn: false,
  manyChoices: viewer.kind === "member",
  premiumFilters: viewer.kind === "member" && (isPremium(viewer) || !premiumEnable),
  rows: undefined,
});
