import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { OWN_ORDER, tableAddress, withoutFilters } from "#shared/table/address.ts";
import { cellText } from "#shared/table/column.ts";
import { useTranslations } from "#ui/translations.ts";
import { Chip } from "../chip.tsx";
import { Link } from "../link.tsx";
import { fieldOf } from "./cell-content.tsx";
import { type DataColumn, type TableView, useTable } from "./table-context.ts";
import { useConditionForm } from "./use-condition-form.tsx";
import { useConditions } from "./use-conditions.ts";

/** How many rows match, and the filters that are set, each with a link that removes it. */
export function AppliedFilters() {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  const table = useTable();
  const { data, query, columns, arrange, narrowing } = table;
  const applied = Object.entries(narrowing).flatMap(([filter, value]) => {
    if (!value) return [];
    const column = columns.find(({ clickableFilter }) => clickableFilter === filter);
    const label = column ? `${column.name}: ${labelOf(table, column, value)}` : table.filterText(filter, value);
    return label ? [{ filter, label }] : [];
  });
  const searchedColumn = columns.find(({ key }) => key === data.request.searchColumn);
  if (searchedColumn) applied.unshift({ filter: "in", label: text("searchedIn", { column: searchedColumn.name }) });
  const all = useConditions();
  const conditionForm = useConditionForm(all);
  const total = data.table?.totalCount ?? 0;
  const { conditions, addressOf } = all;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <p role="status" className="text-ink-muted tabular-nums">
          {text("entries", { total })}
          <span className="sr-only"> {formatNumber(total, locale)}</span>
        </p>
        {data.order && data.request.orderColumnName && (
          <Link
            to={tableAddress(query, { sort: OWN_ORDER, order: undefined })}
            preventScrollReset
            onClick={() => arrange(({ sort: _, ...before }) => before)}
            className="inline-flex min-h-row items-center font-semibold text-honey-deep hover:underline"
          >
            {text("ownOrder")}
          </Link>
        )}
        {applied.length + conditions.length > 0 && (
          <>
            <ul aria-label={text("filters")} className="flex min-w-0 flex-wrap gap-2">
              {applied.map(({ filter, label }) => (
                <li key={filter} className="min-w-0">
                  <Chip to={tableAddress(query, { [filter]: undefined })}>{label}</Chip>
                </li>
              ))}
              {conditions.map(({ label }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same condition may stand there twice.
                <li key={at} className="min-w-0">
                  <Chip to={addressOf(conditions.toSpliced(at, 1))} onEdit={() => conditionForm.edit(at)}>
                    {label}
                  </Chip>
                </li>
              ))}
            </ul>
            <Link
              to={withoutFilters(query, data.order?.within)}
              preventScrollReset
              className="inline-flex min-h-row items-center font-semibold text-honey-deep hover:underline"
            >
              {text("clearFilters")}
            </Link>
          </>
        )}
        {conditionForm.button}
      </div>
      {conditionForm.form}
    </>
  );
}

/** The name of a filter's value: that of an option, and for a value of the catalogue that of a row with this value, too. */
function labelOf({ words, choices, data }: TableView, column: DataColumn, value: string): string {
  const option = choices[column.key]?.find((choice) => choice.value === value)?.label;
  if (!column.elasticTypeItem) return option ?? cellText(column, column.isBoolean ? value === "true" : value, words);
  const shown = data.table?.rows.map((row) => fieldOf(row, column) as { id: string; name: string } | null);
  return option ?? shown?.find((one) => one?.id === value)?.name ?? value;
}
