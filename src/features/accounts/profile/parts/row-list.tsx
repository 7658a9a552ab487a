import { type ReactNode, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { RowProps } from "./fields.tsx";
import { useRows } from "./form-context.ts";
import type { Row, RowsName } from "./form-values.ts";

type ListName = Exclude<RowsName, "workingPlans" | "jobRoles">;

interface RowListProps {
  list: ListName;
  /** Only these rows of the list are shown here. */
  only?: (row: Row) => boolean;
  children: (props: RowProps) => ReactNode;
}

/** A section of rows one writes, adds and takes away; the last one is emptied instead. */
export function RowList({ list, only = () => true, children }: RowListProps) {
  const text = useTranslations("profile");
  const { rows, add, remove, set } = useRows(list);
  const section = useRef<HTMLUListElement>(null);
  const shown = rows.map((row, index) => ({ row, index })).filter(({ row }) => only(row));
  const focusIn = (at: number) =>
    requestAnimationFrame(() => {
      const item = section.current?.children[Math.max(0, at)];
      item?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    });
  return (
    <Card title={text(`sections.${list}`)} as="section" className="grid gap-4">
      <ul ref={section} className="grid gap-5" aria-label={text(`sections.${list}`)}>
        {shown.map(({ row, index }, at) => (
          <li key={row.key} className="grid gap-4 border-b border-line pb-5 last:border-b-0 last:pb-0">
            <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
              <legend className="sr-only">{text(`rowNames.${list}`, { number: at + 1 })}</legend>
              {children({ list, row, index, set: (fields) => set(row.key, fields) })}
            </fieldset>
            <div>
              <Button
                kind="quiet"
                className="-ms-2.5"
                aria-label={text(`removeRow.${list}`, { number: at + 1 })}
                onClick={() => {
                  remove(row.key);
                  focusIn(Math.min(at, shown.length - 2));
                }}
              >
                {text("remove")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button
          onClick={() => {
            add();
            focusIn(shown.length);
          }}
        >
          <PlusIcon className="size-4" />
          {text(`addRow.${list}`)}
        </Button>
      </div>
    </Card>
  );
}
