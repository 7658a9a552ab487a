import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { RowProps } from "../../profile/parts/fields.tsx";
import { useRows } from "../../profile/parts/form-context.ts";
import { isBlank, type Row } from "../../profile/parts/form-values.ts";
import { Section } from "../../profile/parts/section.tsx";
import { FoldedRow, type ListName, type RowName } from "./folded-row.tsx";

interface RowListProps {
  list: ListName;
  /** The rows of the list that are shown here. */
  only?: (row: Row) => boolean;
  nameOf: (row: Row) => RowName;
  /** Below the rows. */
  more?: ReactNode;
  children: (props: RowProps) => ReactNode;
}

/** A section of rows that can be edited, added and removed; removing the last one empties it. */
export function RowList({ list, only = () => true, nameOf, more, children }: RowListProps) {
  const text = useTranslations("talentsProfile");
  const { rows, add, remove, set } = useRows(list);
  const [added, setAdded] = useState<string>();
  const section = useRef<HTMLUListElement>(null);
  const shown = rows.map((row, index) => ({ row, index })).filter(({ row }) => only(row));
  const isOnly = shown.length === 1;
  const focusAt = useRef<number>(undefined);
  // A row that is to have the focus may be drawn later than this list, whose section the browser takes over by itself.
  useEffect(() => {
    const item = focusAt.current === undefined ? undefined : section.current?.children[Math.max(0, focusAt.current)];
    if (!item) return;
    const field = item.querySelector<HTMLElement>("details[open] :is(input, select, textarea)");
    (field ?? item.querySelector("summary"))?.focus();
    focusAt.current = undefined;
  });
  return (
    <Section name={list} className="grid gap-3">
      <ul ref={section} aria-label={text(`sections.${list}`)}>
        {shown.map(({ row, index }, at) => (
          <FoldedRow
            key={row.key}
            list={list}
            row={row}
            index={index}
            isOnly={isOnly}
            number={at + 1}
            name={nameOf(row)}
            isNew={row.key === added}
            onRemove={() => {
              remove(row.key);
              focusAt.current = Math.min(at, shown.length - 2);
            }}
          >
            {children({ list, row, index, set: (fields) => set(row.key, fields) })}
          </FoldedRow>
        ))}
      </ul>
      {!(isOnly && isBlank(shown[0]!.row)) && (
        <div>
          <Button
            onClick={() => {
              setAdded(add());
              focusAt.current = shown.length;
            }}
          >
            <PlusIcon className="size-4" />
            {text(`addRow.${list}`)}
          </Button>
        </div>
      )}
      {more}
    </Section>
  );
}
