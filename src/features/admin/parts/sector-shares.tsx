import { useLocale } from "use-intl";
import { startupList } from "#features/startups/filters.ts";
import { formatNumber } from "#shared/format.ts";
import { listPath } from "#shared/list/list-path.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { AdminStatistics } from "../contract.ts";

/** Startups by sector: a table with bars. */
export function SectorShares({ sectors }: Pick<AdminStatistics, "sectors">) {
  const text = useTranslations("admin.panel");
  const locale = useLocale();
  const top = Math.max(...sectors.map(({ count }) => count), 1);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{text("sectors")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text("sector")}</th>
          <th scope="col">{text("count")}</th>
        </tr>
      </thead>
      <tbody>
        {sectors.map(({ id, name, slug, count }) => (
          <tr key={id}>
            <th scope="row" className="w-2/5 py-1 pe-3 text-start font-normal">
              <Link to={listPath(startupList, locale, { filter: { sector: [slug] } })} className="hover:underline">
                {name}
              </Link>
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2.5">
                <span
                  aria-hidden="true"
                  className="h-3 rounded-tag bg-chart-1"
                  style={{ width: `${(count / top) * 80}%` }}
                />
                <span className="font-semibold tabular-nums">{formatNumber(count, locale)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
