import type { ErrorCode, FieldProblem } from "../errors.ts";
import { isPremium, type PremiumList, type Viewer } from "../viewer.ts";
import { choicesIn, type Filter } from "./filter.ts";
import { choiceRow, currencyFieldOf, type List, rowOf } from "./list.ts";

/** Values a filter may name; more is `tooManyChoices`. */
export const MAX_CHOICES = 100;
/** Values of one filter a visitor may choose (specification, "Not-logged-in multi-select max"). */
const VISITOR_CHOICES = 1;

/** The viewer's rights on a list. */
export interface ListRights {
  /** Nothing is shown before signing in. */
  mustSignIn: boolean;
  manyChoices: boolean;
  /** Filters that need a package. */
  premiumFilters: ReadonlySet<string>;
  /** True if the viewer has a package, or needs none. */
  opensPremium: boolean;
  /** Rows shown of all; undefined: no limit. */
  rows: number | undefined;
}

export interface PremiumSettings {
  premiumEnable: boolean;
  /** Filters that need a package as "startups.stage"; null: those of the specification. */
  filterList: readonly string[] | null;
  userNeedToSignForSeeData: boolean;
  limitedFreeStartupPresenter: boolean;
  freeStartupCount: number;
}

/** A member, or a program with a key of the house. */
const isKnown = (viewer: Viewer): boolean => viewer.kind === "member" || viewer.partner !== undefined;

const NO_FILTERS: ReadonlySet<string> = new Set();

/**
 * The filters of a list that need a package. What leaves out values of a filter, and the currency of an amount, need it with the
 * filter itself.
 */
export function premiumFiltersOf(list: List, { filterList }: Pick<PremiumSettings, "filterList">): ReadonlySet<string> {
  const isChosen = (field: string) =>
    filterList ? filterList.includes(`${list.kind}.${field}`) : rowOf(list, field).premium === true;
  const chosen = list.names.filter(isChosen);
  const units = chosen.flatMap((field) => currencyFieldOf(list, field) ?? []);
  const denials = list.names.filter((field) => chosen.includes(choiceRow(list, field)?.negates ?? ""));
  return new Set([...chosen, ...units, ...denials]);
}

/** While premium is switched off, nobody needs it. */
export function listRights(list: List, viewer: Viewer, settings: PremiumSettings): ListRights {
  const premium = isPremium(viewer, "startups") || !settings.premiumEnable;
  return {
    mustSignIn: !isKnown(viewer) && settings.userNeedToSignForSeeData,
    manyChoices: isKnown(viewer),
    premiumFilters: premiumFiltersOf(list, settings),
    opensPremium: premium,
    rows: premium || !settings.limitedFreeStartupPresenter ? undefined : settings.freeStartupCount,
  };
}

/** The rights of viewers on a list that is open to everybody and has no premium filters. */
export const openRights = (viewer: Viewer): ListRights => ({
  mustSignIn: false,
  manyChoices: isKnown(viewer),
  premiumFilters: NO_FILTERS,
  opensPremium: true,
  rows: undefined,
});

/** The rights of viewers on a list that is open to everybody but for its premium filters. */
export const searchRights = (list: List, sold: PremiumList, viewer: Viewer, settings: PremiumSettings): ListRights => ({
  ...openRights(viewer),
  premiumFilters: premiumFiltersOf(list, settings),
  opensPremium: isPremium(viewer, sold) || !settings.premiumEnable,
});

/** The filters that a viewer may not use without a package. */
export const lockedFilters = ({ premiumFilters, opensPremium }: FilterRights): ReadonlySet<string> =>
  opensPremium ? NO_FILTERS : premiumFilters;
export type FilterRights = Pick<ListRights, "premiumFilters" | "opensPremium">;

/** Why a filter is refused to a viewer; undefined when it is not. Sizes first, then rights. */
export function refusalOf(
  list: List,
  filter: Filter,
  rights: FilterRights & Pick<ListRights, "manyChoices">,
): { code: ErrorCode; fields: FieldProblem[] } | undefined {
  const refuse = (code: ErrorCode, fields: string[], reason: string, detail?: number) =>
    fields.length > 0
      ? { code, fields: fields.map((field) => ({ field, reason, ...(detail ? { detail: `${detail}` } : {}) })) }
      : undefined;
  const tooMany = list.names.filter((field) => choicesIn(filter, field).length > MAX_CHOICES);
  const beyondVisitors = list.names.filter(
    (field) => choiceRow(list, field)?.onePerVisitor && choicesIn(filter, field).length > VISITOR_CHOICES,
  );
  // The left out filter chooses the others.
  const leftOut = list.names.filter((field) => {
    const negates = choiceRow(list, field)?.negates;
    return negates !== undefined && choiceRow(list, negates)?.onePerVisitor && choicesIn(filter, field).length > 0;
  });
  return (
    refuse("tooManyChoices", tooMany, "atMostValues", MAX_CHOICES) ??
    refuse(
      "signInForMoreChoices",
      rights.manyChoices ? [] : beyondVisitors,
      "atMostWithoutSigningIn",
      VISITOR_CHOICES,
    ) ??
    refuse("signInForMoreChoices", rights.manyChoices ? [] : leftOut, "signInToLeaveOut") ??
    refuse(
      "premiumRequired",
      [...lockedFilters(rights)].filter((field) => filter[field] !== undefined),
      "premiumOnly",
    )
  );
}
