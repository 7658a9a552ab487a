import { OWN_ORDER, tableAddress } from "#shared/table/address.ts";
import { useTranslations } from "#ui/translations.ts";
import { Link } from "../link.tsx";
import { type QuickFilter, useTable } from "./table-context.ts";

/** Tabs that set the filters in one click; search, order and columns stay, unless one says its own. Without any there are no tabs. */
export function QuickFilters() {
  const text = useTranslations("dataTable");
  const { quickFilters, narrowing, query, data } = useTable();
  if (quickFilters.length === 0) return null;
  const off = Object.fromEntries(Object.keys(narrowing).map((name) => [name, undefined]));
  const applied = JSON.stringify(Object.entries(narrowing).sort());
  const isOn = ({ filter, inOwnOrder }: QuickFilter) =>
    JSON.stringify(Object.entries(filter).sort()) === applied &&
    !(inOwnOrder && data.request.orderColumnName !== undefined);
  const all = { label: text("all"), filter: {}, inOwnOrder: false };
  return (
    <nav aria-label={text("quickFilters")} className="more-beside overflow-x-auto [--color-surface:var(--color-paper)]">
      {/* In one line on a phone, where a shadow says that it scrolls; else in as many as it takes. */}
      <ul className="flex gap-x-1 border-b border-line sm:flex-wrap">
        {[all, ...quickFilters].map((quick) => (
          <li key={quick.label}>
            <Link
              to={tableAddress(query, {
                ...off,
                ...quick.filter,
                ...(quick.inOwnOrder && { sort: OWN_ORDER, order: undefined }),
              })}
              preventScrollReset
              aria-current={isOn(quick) ? "true" : undefined}
              className="-mb-px flex min-h-10 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-muted hover:text-ink aria-[current=true]:border-honey aria-[current=true]:text-ink pointer-coarse:min-h-control"
            >
              {quick.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
