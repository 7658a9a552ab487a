import type { ErrorCode, FieldProblem } from "../errors.ts";
import { isPremium, type Viewer } from "../viewer.ts";
import { choicesIn, type Filter } from "./filter.ts";
import { choiceRow, type List, rowOf } from "./list.ts";

/** Values a filter may name; more is `tooManyChoices`. */
export const MAX_CHOICES = 100;
/** Values of one filter a visitor may choose (specification, "Not-logged-in multi-select max"). */
const VISITOR_CHOICES = 1;

/** What a viewer may do with a list. */
export interface ListRights {
  /** Nothing is shown before signing in. */
  mustSignIn: boolean;
  manyChoices: boolean;
  premiumFilters: boolean;
  /** Rows shown of all; undefined: no limit. */
  rows: number | undefined;
}

interface PremiumSettings {
  premiumEnable: boolean;
  userNeedToSignForSeeData: boolean;
  limitedFreeStartupPresenter: boolean;
  freeStartupCount: number;
}

/** While premium is switched off, nobody needs it. */
export function listRights(viewer: Viewer, settings: PremiumSettings): ListRights {
  const premium = isPremium(viewer, "startups") || !settings.premiumEnable;
  return {
    mustSignIn: viewer.kind === "visitor" && settings.userNeedToSignForSeeData,
    manyChoices: viewer.kind === "member",
    premiumFilters: premium,
    rows: premium || !settings.limitedFreeStartupPresenter ? undefined : settings.freeStartupCount,
  };
}

/** What viewers may do with a list that is open to everybody and has no premium filters. */
export const openRights = (viewer: Viewer): ListRights => ({
  mustSignIn: false,
  manyChoices: viewer.kind === "member",
  premiumFilters: true,
  rows: undefined,
});

export const isPremiumFilter = (list: List, field: string): boolean => rowOf(list, field).premium === true;

/** The filters in use that need READ on the premium entity. A query with one of them is premium-filtered. */
export const premiumFieldsOf = (list: List, filter: Filter): string[] =>
  list.names.filter((field) => filter[field] !== undefined && isPremiumFilter(list, field));

/** Why a filter is refused to a viewer; undefined when it is not. Sizes first, then rights. */
export function refusalOf(
  list: List,
  filter: Filter,
  rights: Pick<ListRights, "manyChoices" | "premiumFilters">,
): { code: ErrorCode; fields: FieldProblem[] } | undefined {
  const refuse = (code: ErrorCode, fields: string[], reason: string, detail?: number) =>
    fields.length > 0
      ? { code, fields: fields.map((field) => ({ field, reason, ...(detail ? { detail: `${detail}` } : {}) })) }
      : undefined;
  const tooMany = list.names.filter((field) => choicesIn(filter, field).length > MAX_CHOICES);
  const beyondVisitors = list.names.filter(
    (field) => choiceRow(list, field)?.onePerVisitor && choicesIn(filter, field).length > VISITOR_CHOICES,
  );
  return (
    refuse("tooManyChoices", tooMany, "atMostValues", MAX_CHOICES) ??
    refuse(
      "signInForMoreChoices",
      rights.manyChoices ? [] : beyondVisitors,
      "atMostWithoutSigningIn",
      VISITOR_CHOICES,
    ) ??
    refuse("premiumRequired", rights.premiumFilters ? [] : premiumFieldsOf(list, filter), "premiumOnly")
  );
}
