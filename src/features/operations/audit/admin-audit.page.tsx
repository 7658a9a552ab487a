import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { formatDate, truncate } from "#shared/format.ts";
import { editedRowAddress } from "#shared/table/address.ts";
import { type CellWords, cellText } from "#shared/table/column.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { RowPanel } from "#ui/data-table/row-panel.tsx";
import { useTableTexts } from "#ui/data-table/use-table-texts.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-audit.page";
import { auditCalls } from "./contract.ts";
import { ChangedThing } from "./parts/changed-thing.tsx";
import { AuditEntry } from "./parts/entry.tsx";
import { useEntryTexts } from "./parts/use-entry-texts.ts";

const page = tablePage(auditCalls);

export async function loader(args: Route.LoaderArgs) {
  const [data, entry] = await Promise.all([page.loader(args), page.editedRow(args)]);
  return { data, entry };
}

export const meta = tableMeta("operationsAudit");

const actionOf = (row: object, words: CellWords) => cellText({ key: "action" }, Reflect.get(row, "action"), words);

export default function AuditPage({ loaderData: { data, entry } }: Route.ComponentProps) {
  const text = useTranslations("operationsAudit");
  const locale = useLocale();
  const [query] = useSearchParams();
  const entryTexts = useEntryTexts();
  const { nameOf, words } = useTableTexts("operationsAudit", actionOf);
  const named = (data.table?.rows ?? []).map(({ entityId, names }) => ({
    value: entityId,
    label: names[entityId] ?? entityId,
  }));
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <RowPanel row={entry} title={nameOf}>
        {(row) => <AuditEntry entry={row} kind={cellText({ key: "entity" }, row.entity, words)} />}
      </RowPanel>
      <DataTable
        texts="operationsAudit"
        data={data}
        nameOf={actionOf}
        cells={{
          entityId: (row) => <ChangedThing {...row} />,
          detail: (row) => {
            const { changes, others } = entryTexts(row);
            const fields = [...changes, ...others].map(({ name }) => name);
            return (
              fields.length > 0 && (
                <Link to={editedRowAddress(query, row.id)} preventScrollReset className="wrap-anywhere underline">
                  {truncate(fields.join(", "))}
                </Link>
              )
            );
          },
        }}
        choices={{ entityId: named }}
        filterText={(filter, value) =>
          filter === "from" || filter === "to" ? text(filter, { date: formatDate(value, locale) }) : undefined
        }
      />
    </>
  );
}
