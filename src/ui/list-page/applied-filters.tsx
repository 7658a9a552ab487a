import type { ReactNode, Ref } from "react";
import { useLocale } from "use-intl";
import { listPath } from "#shared/list/list-path.ts";
import type { LoadedList } from "#shared/list/load-list.ts";
import { isSeekingIn } from "#shared/list/panel-choices.ts";
import { Chip } from "../chip.tsx";
import { useFilterTexts } from "../filter-panel/filter-texts.ts";
import { useList } from "../filter-panel/list-context.tsx";
import { BookmarkIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { useTranslations } from "../translations.ts";
import { appliedChips } from "./applied-chips.ts";

interface AppliedFiltersProps extends LoadedList {
  ref: Ref<HTMLUListElement>;
  /** For members, when the filters can be saved. */
  saveLink: ReactNode;
}

/** The saved search and the selected filters, each with a link that removes it. */
export function AppliedFilters({ ref, list: page, panel, queryId, saveLink }: AppliedFiltersProps) {
  const list = useList();
  const text = useTranslations("listPage");
  const locale = useLocale();
  const chips = appliedChips(list, page.applied, page.filter, isSeekingIn(panel.lists), useFilterTexts());
  const { sort, query, filter } = page;
  if (chips.length === 0 && !query) return null;
  return (
    <ul ref={ref} aria-label={text("chosenFilters")} className="mt-4 flex flex-wrap items-center gap-2">
      {query && (
        <li className="max-w-full">
          <Chip
            icon={<BookmarkIcon className="me-1.5 size-4 shrink-0" />}
            to={listPath(list, locale, { filter, sort })}
          >
            {query.name}
          </Chip>
        </li>
      )}
      {chips.map((chip) => (
        <li key={chip.key} className="max-w-full">
          <Chip to={listPath(list, locale, { filter: chip.rest, sort, queryId })}>{chip.text}</Chip>
        </li>
      ))}
      <li>
        <Link
          to={listPath(list, locale, { filter: {}, sort })}
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
