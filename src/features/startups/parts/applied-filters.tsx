import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { Chip } from "#ui/chip.tsx";
import { BookmarkIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { appliedChips } from "./applied-chips.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { listPath } from "./list-path.ts";
import type { ListData } from "./load-list.ts";
import { isSeekingIn } from "./panel-choices.ts";

interface AppliedFiltersProps extends ListData {
  /** Offered to members where there is something to save. */
  saveLink: ReactNode;
}

/** What is chosen, the saved search first, each with a link that drops it. */
export function AppliedFilters({ list, panel, queryId, saveLink }: AppliedFiltersProps) {
  const text = useTranslations("startups.list");
  const locale = useLocale();
  const chips = appliedChips(list.applied, list.filter, isSeekingIn(panel.lists), useFilterTexts());
  const { sort, query, filter } = list;
  if (chips.length === 0 && !query) return null;
  return (
    <ul aria-label={text("chosenFilters")} className="mt-4 flex flex-wrap items-center gap-2">
      {query && (
        <li className="max-w-full">
          <Chip icon={<BookmarkIcon className="me-1.5 size-4 shrink-0" />} to={listPath(locale, { filter, sort })}>
            {query.name}
          </Chip>
        </li>
      )}
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
      {chips.length > 0 && saveLink && <li>{saveLink}</li>}
    </ul>
  );
}
