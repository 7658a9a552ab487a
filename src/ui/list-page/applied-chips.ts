import type { Applied } from "#shared/list/contract.ts";
import { choicesIn, type Filter, type IsSeeking, withValue } from "#shared/list/filter.ts";
import { choiceText, type FilterTexts, valueText } from "#shared/list/filter-texts.ts";
import { isChoice, isUnit, type List } from "#shared/list/list.ts";

interface AppliedChip {
  key: string;
  text: string;
  /** The filter without this value. */
  rest: Filter;
}

/** A chip for each selected value, with the filter that remains without it. */
export function appliedChips(
  list: List,
  applied: readonly Pick<Applied, "field" | "values">[],
  filter: Filter,
  isSeeking: IsSeeking,
  texts: FilterTexts,
): AppliedChip[] {
  return applied.flatMap(({ field, values }): AppliedChip[] => {
    // Named with its amount.
    if (isUnit(list, field)) return [];
    const rest = withValue(list, filter, field, undefined, isSeeking);
    if (isChoice(list, field))
      return values.map(({ slug, name }) => {
        const left = choicesIn(filter, field).filter((value) => value !== slug);
        return {
          key: `${field} ${slug}`,
          text: choiceText(list, field, name, texts),
          rest: left.length > 0 ? withValue(list, filter, field, left, isSeeking) : rest,
        };
      });
    const text = valueText(list, filter, field, texts);
    return text === undefined ? [] : [{ key: field, text, rest }];
  });
}
