import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { tableAddress } from "#shared/table/address.ts";
import { PAGE_SIZES } from "#shared/table/column.ts";
import { useTranslations } from "#ui/translations.ts";
import { ChevronDownIcon } from "../icon.tsx";
import { Pagination } from "../pagination.tsx";
import { useTable } from "./table-context.ts";

/** Page size and links to the pages. */
export function TableFoot() {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, query, arrange } = useTable();
  const { pageIndex, totalCount } = data.table!;
  const resize = (size: string) => {
    arrange((before) => ({ ...before, pageSize: Number(size) }));
    void navigate(tableAddress(query, { size }), { preventScrollReset: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <label className="flex items-center gap-2.5 text-sm text-ink-muted">
        {text("perPage")}
        <span className="relative">
          <select
            className="input w-auto py-1 text-sm"
            value={data.request.pageSize}
            onChange={(event) => resize(event.target.value)}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {formatNumber(size, locale)}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
        </span>
      </label>
      <Pagination
        page={pageIndex}
        pageSize={data.request.pageSize}
        total={totalCount}
        to={(page) => tableAddress(query, { page: String(page) })}
      />
    </div>
  );
}
