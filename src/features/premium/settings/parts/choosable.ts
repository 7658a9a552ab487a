import { organizationCalls } from "#features/organizations/contract.ts";
import { startupCalls } from "#features/startups/contract.ts";
import { talentCalls } from "#features/talents/contract.ts";
import { isUnit, type List, rowOf } from "#shared/list/list.ts";

/** Lists that packages are sold for. */
const LISTS: readonly List[] = [startupCalls.list, talentCalls.list, organizationCalls.list];

/** The filters of a list that can need a package: what its panel shows. Units and "not this" go with their filter. */
const choosableIn = (list: List): string[] =>
  list.names.filter((field) => rowOf(list, field).section !== undefined && !isUnit(list, field));

/** By list, in the order of its panel. */
export const CHOOSABLE_FILTERS: readonly { kind: string; filters: readonly string[] }[] = LISTS.map((list) => ({
  kind: list.kind,
  filters: choosableIn(list),
}));

const namesIn = (list: List, fields: readonly string[]) => fields.map((field) => `${list.kind}.${field}`);

/** Every filter that can need a package, as "startups.stage". */
export const FILTERS_TO_CHOOSE: readonly string[] = LISTS.flatMap((list) => namesIn(list, choosableIn(list)));

/** Those that need one as the portal is shipped. */
export const SHIPPED_FILTERS: readonly string[] = LISTS.flatMap((list) =>
  namesIn(
    list,
    choosableIn(list).filter((field) => rowOf(list, field).premium === true),
  ),
);
