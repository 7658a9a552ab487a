import type { MouseEvent } from "react";
import { useLocale } from "use-intl";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SearchResult, Understood } from "../contract.ts";
import type { Counted } from "../rules.ts";
import { pathOfResult } from "./result-path.ts";
import { ResultRow } from "./result-row.tsx";
import { UnderstoodRow } from "./understood-row.tsx";

interface ResultListProps {
  id: string;
  isShown: boolean;
  /** In the order of their groups. */
  results: SearchResult[];
  /** Filtered lists that the text asks for; in the listbox they come first. */
  understood: Understood[];
  /** Lists with more than is shown; in the listbox they follow the results. */
  more: Counted[];
  search: string;
  /** True if the results belong to the current text. */
  isCurrent: boolean;
  /** True if there was no answer for the current text. */
  hasFailed: boolean;
  /** Index of what is selected by keyboard, filtered lists first; -1: none. */
  active: number;
  onChoose: (result: SearchResult) => void;
}

/** The results under the search box, by group. Results of the previous text stay until the new ones arrive. */
export function ResultList({
  id,
  isShown,
  results,
  understood,
  more,
  search,
  isCurrent,
  hasFailed,
  active,
  onChoose,
}: ResultListProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const nothing = hasFailed ? t("failed") : isCurrent ? t("noResult") : t("searching");
  const count = understood.length + results.length;
  const status = count > 0 ? t("found", { count }) : nothing;
  const optionAt = (index: number) => ({
    id: `${id}-${index}`,
    role: "option",
    "aria-selected": index === active,
    tabIndex: -1,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    className: `flex min-h-control items-center gap-3 rounded-tag px-3 py-1 no-underline ${index === active ? "bg-sunken" : "hover:bg-sunken"}`,
  });
  return (
    <div
      className={`absolute top-full right-0 left-0 z-50 mt-1.5 max-h-[min(70vh,32rem)] min-w-72 overflow-y-auto overscroll-contain rounded-control border border-line bg-raised p-1.5 shadow-float ${isShown ? "" : "hidden"}`}
    >
      <p role="status" className={count > 0 ? "sr-only" : "px-3 py-2 text-sm text-ink-muted"}>
        {isShown ? status : ""}
      </p>
      <div id={id} role="listbox" aria-label={t("label")}>
        {understood.map((list, index) => (
          <Link {...optionAt(index)} key={list.path} to={list.path}>
            <UnderstoodRow list={list} />
          </Link>
        ))}
        {results.map((result, index) => (
          <div key={`${result.noun} ${result.id}`} role="presentation">
            {index === 0 && result.match === "mistakes" && (
              <div role="presentation" className="px-3 pt-2 text-sm font-semibold">
                {t("didYouMean")}
              </div>
            )}
            {results[index - 1]?.noun !== result.noun && (
              <div role="presentation" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-muted">
                {t(`groups.${result.noun}`)}
              </div>
            )}
            <Link
              {...optionAt(understood.length + index)}
              to={pathOfResult(result, locale)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                onChoose(result);
              }}
            >
              <ResultRow result={result} search={search} />
            </Link>
          </div>
        ))}
        {more.map(({ noun, count, to }, index) => (
          <Link {...optionAt(understood.length + results.length + index)} key={noun} to={to!}>
            <span className="text-sm font-semibold text-honey-deep">
              {t("showAll", { list: t(`groups.${noun}`), count })}
            </span>
          </Link>
        ))}
      </div>
    </div>
  );
}
