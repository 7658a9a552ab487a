import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ChevronDownIcon, PlusIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useProfileForm } from "../../profile/parts/form-context.ts";
import { isBlank, type Row, type RowsName } from "../../profile/parts/form-values.ts";

export type ListName = Exclude<RowsName, "workingPlans" | "jobRoles" | "hiddenFrom">;
/** Title of a folded row, and further details. */
export type RowName = readonly [name: string | undefined, ...more: (string | undefined)[]];

interface FoldedRowProps {
  list: ListName;
  row: Row;
  /** Index among the rows of the form, as in the names of problems. */
  index: number;
  /** Number on the page, from 1. */
  number: number;
  name: RowName;
  /** Just added; it opens and takes the focus. */
  isNew: boolean;
  /** The only, empty row of a list; it replaces a button to add one. */
  isOnly: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** A row that is one line, without its fields, until opened. New rows and rows with problems are open. */
export function FoldedRow({ list, row, index, number, name, isNew, isOnly, onRemove, children }: FoldedRowProps) {
  const text = useTranslations("talentsProfile");
  const { problems } = useProfileForm();
  const [open, setOpen] = useState(isNew || (row.id === "" && !isBlank(row)));
  const isWrong = problems.some(({ field }) => field.startsWith(`${list}.${index}.`));
  const isOpen = open || isWrong;
  const [first, ...more] = name;
  const details = more.filter(Boolean).join(" · ");
  const invites = isOnly && isBlank(row) && !open;
  return (
    <li className="border-t border-line first:border-t-0">
      <details
        ref={(details) => {
          // It was opened before the page worked.
          if (details?.open) setOpen(true);
        }}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group/row"
      >
        <summary className="-mx-2 flex min-h-control items-center gap-3 rounded-control px-2 py-2 hover:bg-sunken">
          {invites ? (
            <>
              <PlusIcon className="size-4 text-honey-deep" />
              <span className="flex-1 font-semibold text-honey-deep">{text(`addRow.${list}`)}</span>
            </>
          ) : (
            <>
              <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
                <span className="block font-semibold sm:inline">{first || text(`rowNames.${list}`, { number })}</span>
                {details && (
                  <span className="block text-ink-muted max-sm:text-sm sm:inline">
                    <span className="max-sm:hidden"> · </span>
                    {details}
                  </span>
                )}
              </span>
              <ChevronDownIcon className="size-4 text-ink-muted transition-transform group-open/row:-scale-y-100" />
            </>
          )}
        </summary>
        {isOpen && (
          <div className="grid gap-4 pt-2 pb-5">
            <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
              <legend className="sr-only">{text(`rowNames.${list}`, { number })}</legend>
              {children}
            </fieldset>
            {!(isOnly && isBlank(row)) && (
              <div>
                <Button
                  kind="quiet"
                  className="-ms-2.5"
                  aria-label={text(`removeRow.${list}`, { number })}
                  onClick={onRemove}
                >
                  {text("remove")}
                </Button>
              </div>
            )}
          </div>
        )}
      </details>
    </li>
  );
}
