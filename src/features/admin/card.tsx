import type { ReactNode } from "react";
import type { PlainPathKey } from "#shared/paths.ts";
import type { TableGroup } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import type { DataTableProps, TableRow } from "#ui/data-table/table-props.ts";
import { useGroupTexts } from "#ui/translations.ts";
import { AdminHead } from "./page-head/card.tsx";

/** A page of the admin area with one table. */
export function AdminTable<
  Row extends TableRow,
  Key extends keyof Row & string,
  Filter extends string,
  Group extends TableGroup,
>({
  below,
  headActions,
  notice,
  ...table
}: DataTableProps<Row, Key, Filter, Group> & {
  /** The page of the menu that this one belongs to. */
  below?: PlainPathKey;
  /** At the other end of the title's line. */
  headActions?: ReactNode;
  /** Between the heading and the table. */
  notice?: ReactNode;
}) {
  const text = useGroupTexts(table.texts);
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} {...(below && { below })} actions={headActions} />
      {notice}
      <DataTable {...table} />
    </>
  );
}
