import type { ReactNode } from "react";
import { useTranslations } from "#ui/translations.ts";
import { IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { ChevronRightIcon } from "../icon.tsx";
import type { ShownRow } from "./row-order.ts";
import { useTable } from "./table-context.ts";

interface BranchProps {
  shownRow: ShownRow;
  children: ReactNode;
}

/** The first cell of a row in a tree: as far in as it stands below others, with a button for what is below it. */
export function Branch({ shownRow: { row, level, parent, hasBranch, isOpen }, children }: BranchProps) {
  const text = useTranslations("dataTable");
  const { rowOrder, nameOf } = useTable();
  return (
    <div
      className={classes("flex min-w-0 items-center gap-1", level > 0 && "border-s border-line")}
      style={{ marginInlineStart: `${level * 1.125}rem` }}
    >
      {hasBranch ? (
        <IconButton
          label={text("rowsBelow", { name: nameOf(row) })}
          aria-expanded={isOpen}
          className="-ms-3 shrink-0"
          onClick={() => rowOrder.toggle(row.id)}
        >
          <ChevronRightIcon className={classes("size-4 transition-transform", isOpen && "rotate-90")} />
        </IconButton>
      ) : (
        <span className="w-7 shrink-0" />
      )}
      {parent && <span className="sr-only">{text("standsBelow", { name: nameOf(parent) })}</span>}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
