import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Chip } from "#ui/chip.tsx";
import { appliedChips } from "./applied-chips.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { listPath } from "./list-path.ts";
import type { ListData } from "./load-list.ts";
import { isSeekingIn } from "./use-panel.ts";

/** What is chosen, each with a link that drops it. */
export function AppliedFilters({ list, panel, queryId }: ListData) {
  const text = useTranslations("startups.list");
  const locale = useLocale();
  const chips = appliedChips(list.applied, list.filter, isSeekingIn(panel.lists), useFilterTexts());
  const { sort } = list;
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text("chosenFilters")} className="mt-4 flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.key} className="max-w-full">
          <Chip to={listPath(locale, { filter: chip.rest, sort, queryId })}>{chip.text}</Chip>
        </li>
      ))}
      <li>
        <Link
          to={listPath(locale, { filter: {}, sort })}
          preventScrollReset
          className="button button-quiet font-normal"
        >
          {text("clearAll")}
        </Link>
      </li>
    </ul>
  );
}
