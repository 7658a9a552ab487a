import type { Applied } from "#shared/list/contract.ts";
import { choicesIn, currencyOf, type Filter, type IsSeeking, withValue } from "#shared/list/filter.ts";
import { choiceRow, isChoice, isUnit, type List } from "#shared/list/list.ts";
import type { useFilterTexts } from "../filter-panel/filter-texts.ts";

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
  texts: ReturnType<typeof useFilterTexts>,
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
          text: choiceRow(list, field)?.negates ? texts.notText(name) : name,
          rest: left.length > 0 ? withValue(list, filter, field, left, isSeeking) : rest,
        };
      });
    const value = filter[field];
    if (value === undefined) return [];
    if (Array.isArray(value)) return [{ key: field, text: `“${value.join(" ")}”`, rest }];
    const text =
      typeof value === "boolean"
        ? texts.answerText(field, value)
        : texts.rangeText(field, value, currencyOf(list, filter, field));
    return [{ key: field, text, rest }];
  });
}
