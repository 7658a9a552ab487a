import type { ReactNode } from "react";
import type { TableGroup } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import type { DataTableProps, TableRow } from "#ui/data-table/table-props.ts";
import { useTranslations } from "#ui/translations.ts";
import { AdminHead } from "./parts/admin-head.tsx";

/**
 * A screen of the admin area that is one table. Its page names "admin" and "dataTable" among its texts, besides those of
 * the table.
 */
export function AdminTable<
  Row extends TableRow,
  Key extends keyof Row & string,
  Filter extends string,
  Group extends TableGroup,
>({
  headActions,
  ...table
}: DataTableProps<Row, Key, Filter, Group> & {
  /** Opposite the title. */
  headActions?: ReactNode;
}) {
  const text = useTranslations(table.texts) as unknown as (key: "title" | "lead") => string;
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} actions={headActions} />
      <DataTable {...table} />
    </>
  );
}
