import { Fragment, type ReactNode } from "react";
import { useFetcher, useNavigate, useSearchParams } from "react-router";
import type { ShownProblem } from "#shared/reasons.ts";
import { editedRowAddress } from "#shared/table/address.ts";
import type { TableAnswer } from "#shared/table/page.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { useOpened } from "../versioned-form/use-opened.ts";
import { VersionedFields } from "../versioned-form/versioned-fields.tsx";
import { RowSheet } from "./row-sheet.tsx";
import type { TableRow } from "./table-props.ts";
import { useRowFocus } from "./use-row-focus.ts";

interface RowPanelProps<Row extends TableRow> {
  /** Of the page's `editedRow`. */
  row: Row | null;
  title: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** The row that the address names, at the side of its table. The link that opens it leads to `editedRowAddress`. */
export function RowPanel<Row extends TableRow>({ row, title, children }: RowPanelProps<Row>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useRowFocus(row?.id);
  return (
    <RowSheet
      open={row !== null}
      version={row?.version}
      title={row && title(row)}
      onClose={() => void navigate(editedRowAddress(query, undefined), { preventScrollReset: true })}
    >
      {row && <Fragment key={row.id}>{children(row)}</Fragment>}
    </RowSheet>
  );
}

interface RowFormProps {
  row: TableRow & { version: number };
  /** Names the call among those of the page (`tablePage`). */
  intent: string;
  /** Said when it is saved. */
  saved: string;
  disabled?: boolean;
  /** The labels of its fields, which have the names of the call's body. */
  names: Readonly<Record<string, string>>;
  /** A value of a field as people read it; texts need none. */
  shown?: (value: unknown, field: string) => string;
  children: (problems: readonly ShownProblem[]) => ReactNode;
}

/** Some fields of a row in a `RowPanel`. A save replaces nothing unseen that others have changed since the panel was opened. */
export function RowForm({ row, intent, saved, disabled = false, names, shown, children }: RowFormProps) {
  const text = useTranslations("dataTable");
  const { Form, state, data } = useFetcher<TableAnswer>();
  const values = Object.fromEntries(Object.keys(names).map((field) => [field, row[field as keyof TableRow]]));
  const { opened, key } = useOpened({ version: row.version, values }, data);
  const isBusy = state !== "idle";
  const answer = isBusy ? undefined : data;
  return (
    <Form key={key} method="post" className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={row.id} />
      <VersionedFields
        opened={opened}
        failure={answer?.failure}
        nameOf={(field) => names[field] ?? field}
        {...(shown && { shown })}
      />
      {children(answer?.failure?.fields ?? [])}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" busy={isBusy} disabled={disabled}>
          {text("save")}
        </Button>
        <p role="status" className="text-sm text-good">
          {answer && !answer.failure && saved}
        </p>
      </div>
    </Form>
  );
}
