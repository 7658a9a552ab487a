import { useLocale } from "use-intl";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SearchResult } from "../contract.ts";
import { beyondShown, type Counted } from "../rules.ts";
import { pathOfResult } from "./result-path.ts";
import { ResultRow } from "./result-row.tsx";

/** The results of one noun on the search page, and the way to all of them. */
export function ResultGroup({
  results,
  counts,
  search,
}: {
  results: SearchResult[];
  counts: readonly Counted[];
  search: string;
}) {
  const t = useTranslations("search");
  const locale = useLocale();
  const { noun } = results[0]!;
  const list = t(`groups.${noun}`);
  const count = counts.find((counted) => counted.noun === noun)?.count ?? results.length;
  const more = beyondShown(counts, results).find((counted) => counted.noun === noun);
  return (
    <Card
      title={
        <>
          {list} <span className="text-base font-normal text-ink-muted tabular-nums">{count}</span>
        </>
      }
      end={more?.to && <Link to={more.to}>{t("showAll", { list, count: more.count })}</Link>}
      flush
    >
      <ul className="grid p-1.5">
        {results.map((result) => (
          <li key={result.id}>
            <Link
              to={pathOfResult(result, locale)}
              className="flex min-h-control items-center gap-3 rounded-tag px-3.5 py-1 no-underline sm:px-4.5 hover:bg-sunken"
            >
              <ResultRow result={result} search={search} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
