import { useLocale } from "use-intl";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SearchResult } from "../contract.ts";
import { useOfferText } from "./offer-text.ts";
import type { Offer } from "./offers.ts";
import { pathOfResult } from "./result-path.ts";
import { ResultRow } from "./result-row.tsx";

interface ResultListProps {
  id: string;
  isShown: boolean;
  /** In the order of their groups. */
  results: SearchResult[];
  /** Lists the text leads to; in the listbox they follow the results. */
  offers: Offer[];
  search: string;
  /** True if the results belong to the current text. */
  isCurrent: boolean;
  /** True if there was no answer for the current text. */
  hasFailed: boolean;
  /** Index of the result or offer that is selected by keyboard; -1: none. */
  active: number;
  onChoose: (result: SearchResult) => void;
}

/** The results under the search box, by group. Results of the previous text stay until the new ones arrive. */
export function ResultList({
  id,
  isShown,
  results,
  offers,
  search,
  isCurrent,
  hasFailed,
  active,
  onChoose,
}: ResultListProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const offerText = useOfferText();
  const nothing = hasFailed ? t("failed") : isCurrent ? t("noResult") : t("searching");
  const status = results.length > 0 ? t("found", { count: results.length }) : nothing;
  return (
    <div
      className={`absolute top-full right-0 left-0 z-50 mt-1.5 max-h-[min(70vh,32rem)] min-w-72 overflow-y-auto overscroll-contain rounded-control border border-line bg-raised p-1.5 shadow-float ${isShown ? "" : "hidden"}`}
    >
      <p role="status" className={results.length > 0 ? "sr-only" : "px-3 py-2 text-sm text-ink-muted"}>
        {isShown ? status : ""}
      </p>
      <div id={id} role="listbox" aria-label={t("label")}>
        {results.map((result, index) => (
          <div key={`${result.type} ${result.id}`} role="presentation">
            {results[index - 1]?.type !== result.type && (
              <div role="presentation" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-muted">
                {t(result.type)}
              </div>
            )}
            <Link
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              to={pathOfResult(result, locale)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                onChoose(result);
              }}
              className={`flex min-h-control items-center gap-3 rounded-tag px-3 py-1 no-underline ${index === active ? "bg-sunken" : "hover:bg-sunken"}`}
            >
              <ResultRow result={result} search={search} />
            </Link>
          </div>
        ))}
        {offers.map((offer, index) => (
          <Link
            key={offer.to}
            id={`${id}-${results.length + index}`}
            role="option"
            aria-selected={results.length + index === active}
            tabIndex={-1}
            to={offer.to}
            onMouseDown={(event) => event.preventDefault()}
            className={`flex min-h-control items-center rounded-tag px-3 text-sm font-semibold text-honey-deep no-underline ${results.length + index === active ? "bg-sunken" : "hover:bg-sunken"}`}
          >
            {offerText(offer)}
          </Link>
        ))}
      </div>
    </div>
  );
}
