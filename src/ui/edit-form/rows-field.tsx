import { Fragment, type ReactNode, useId, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { fieldNames } from "#shared/edit/field-names.ts";
import type { Field, Fields } from "#shared/edit/form.ts";
import { newRow } from "#shared/edit/form-values.ts";
import type { EditRow } from "#shared/merge-edits.ts";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { FieldGroup, type FieldProps } from "../field.tsx";
import { PlusIcon } from "../icon.tsx";
import { useTranslations } from "../translations.ts";
import { type FieldOption, FieldsProvider, useFormFields } from "./fields-context.ts";
import { RowHandle } from "./row-handle.tsx";

interface RowsFieldProps extends FieldProps {
  name: string;
  field: Extract<Field, { kind: "rows" }>;
  /** The control of a field of a row. */
  control: (field: string) => ReactNode;
}

/** What names a new row to others. */
const newKeys = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === "rowKey" ? [[name, crypto.randomUUID()]] : [])),
  );

/** Fields of a row at most that stand in one line. */
const LINE_MAX = 6;

/** Rows inside a form, saved with it: the investors of a round. */
export function RowsField({ name, field, control, ...common }: RowsFieldProps) {
  const form = useFormFields();
  const text = useTranslations("editForm");
  const locale = useLocale();
  const rows = (form.values[name] ?? []) as EditRow[];
  const replace = (next: EditRow[]) => form.set({ [name]: next });
  // Few fields stand in one line, many in two columns.
  const isLong = Object.keys(field.fields).length > LINE_MAX;
  const columns = isLong ? "sm:grid-cols-2" : "sm:grid-cols-[minmax(0,1fr)_auto_auto]";
  const options = Object.fromEntries(
    Object.keys(field.fields).map((inner) => [inner, form.options[`${name}.${inner}`] ?? []]),
  );
  const emptyTexts = Object.fromEntries(Object.keys(field.fields).map((inner) => [inner, ""]));
  const keyField = Object.keys(field.fields).find((inner) => field.fields[inner]!.kind === "rowKey");
  /** What belongs to a row is offered to those behind it. */
  const optionsOf = (index: number) => {
    const earlier = new Set(rows.slice(0, index).map((row) => row[keyField ?? ""]));
    const isOffered = ({ parentId }: FieldOption) => !parentId || earlier.has(parentId);
    return Object.fromEntries(
      Object.entries(options).map(([inner, all]) => [
        inner,
        field.fields[inner]!.kind === "offered" ? all.filter(isOffered) : all,
      ]),
    );
  };
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const [dropPlace, setDropPlace] = useState<number>();
  const isOrdered = field.ordered === true && rows.length > 1;
  const nameOf = (row: EditRow, index: number) =>
    row.name || row.nameEn || row.nameTr || row.textEn || row.textTr || String(index + 1);
  const move = (row: EditRow, from: number, to: number) => {
    if (from === to) return;
    replace(rows.filter((item) => item !== row).toSpliced(to, 0, row));
    setSaid(text("order.placed", { name: nameOf(row, from), place: to + 1, count: rows.length }));
    // An element that has moved in the document has lost the focus.
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelector<HTMLElement>("[data-row-handle]")?.focus({ preventScroll: true }),
    );
  };
  const dropLine = (index: number) =>
    dropPlace === index
      ? "shadow-[0_-3px_0_var(--color-honey)]"
      : dropPlace === rows.length && index === rows.length - 1
        ? "shadow-[0_3px_0_var(--color-honey)]"
        : "";
  return (
    <FieldGroup {...common} className="sm:col-span-2">
      {isOrdered && (
        <p id={hintId} className="mb-2 text-sm text-ink-muted">
          {text("order.hint")}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul ref={list} className="grid gap-3">
        {rows.map((row, index) => (
          <li key={row.key} className={classes("grid gap-3 rounded-control bg-sunken p-3", columns, dropLine(index))}>
            {isOrdered && (
              <div className="flex items-center gap-2 font-semibold sm:col-span-full">
                <RowHandle
                  name={nameOf(row, index)}
                  place={index}
                  count={rows.length}
                  hintId={hintId}
                  onMove={(to) => move(row, index, to)}
                  onDragTo={setDropPlace}
                />
                <span className="tabular-nums">{text("numberOf", { number: index + 1 })}</span>
              </div>
            )}
            <FieldsProvider
              value={{
                ...form,
                fields: field.fields,
                values: row,
                options: optionsOf(index),
                set: (values) =>
                  replace(rows.map((item) => (item === row ? ({ ...row, ...values } as EditRow) : item))),
                label: (inner) => form.label(`${name}.${inner}`),
                at: `${form.at}${name}.${index}.`,
              }}
            >
              {fieldNames(field.fields, locale).map((inner) => (
                <Fragment key={inner}>{control(inner)}</Fragment>
              ))}
            </FieldsProvider>
            <Button
              kind="quiet"
              className={isLong ? "justify-self-end sm:col-span-2" : "self-end"}
              aria-label={`${text("remove")}: ${nameOf(row, index)}`}
              onClick={() => replace(rows.filter((item) => item !== row))}
            >
              {text("remove")}
            </Button>
          </li>
        ))}
      </ul>
      {rows.length < field.max && (
        <Button
          className="mt-3"
          onClick={() => replace([...rows, { ...newRow(), ...emptyTexts, ...newKeys(field.fields) }])}
        >
          <PlusIcon className="size-4" />
          {text("add")}
        </Button>
      )}
    </FieldGroup>
  );
}
