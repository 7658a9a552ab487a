import type { Named } from "../contract.ts";
import { withValue } from "../rules.ts";
import { type FilterName, isChoice } from "./filter-fields.ts";
import type { useFilterTexts } from "./filter-texts.ts";
import type { StartupFilter } from "./schema-filter.ts";

export interface AppliedFilter {
  field: FilterName;
  values: Named[];
}
interface AppliedChip {
  key: string;
  text: string;
  /** The filter without it. */
  rest: StartupFilter;
}

/** One chip for each thing chosen, with what stays when it is dropped. */
export function appliedChips(
  applied: readonly AppliedFilter[],
  filter: StartupFilter,
  isSeeking: (status: string) => boolean,
  texts: ReturnType<typeof useFilterTexts>,
): AppliedChip[] {
  return applied.flatMap(({ field, values }): AppliedChip[] => {
    const rest = withValue(filter, field, undefined, isSeeking);
    if (isChoice(field))
      return values.map(({ slug, name }) => {
        const left = (filter[field] ?? []).filter((value) => value !== slug);
        return {
          key: `${field} ${slug}`,
          text: name,
          rest: left.length > 0 ? withValue(filter, field, left, isSeeking) : rest,
        };
      });
    const value = filter[field];
    if (value === undefined || Array.isArray(value)) return [];
    const text = typeof value === "boolean" ? texts.answerText(field, value) : texts.rangeText(field, value);
    return [{ key: field, text, rest }];
  });
}
