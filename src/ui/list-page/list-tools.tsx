import { useId, useRef } from "react";
import { Form, useLocation } from "react-router";
import { useLocale } from "use-intl";
import { listPath } from "#shared/list/list-path.ts";
import { NAME_COLUMN } from "#shared/list/list-view.ts";
import { COLUMNS_PARAM, VIEW_PARAM } from "#shared/list-params.ts";
import { Button } from "../button.tsx";
import { Checkbox } from "../checkbox.tsx";
import { classes } from "../classes.ts";
import { useList, useNounTexts } from "../filter-panel/list-context.tsx";
import { Link } from "../link.tsx";
import { useTranslations } from "../translations.ts";
import { useListState } from "./list-state.ts";

const VIEWS = ["table", "cards"] as const;

/** Table or cards, and the columns of the table; phones have cards. Links and a form, so that both work without scripts. */
export default function ListTools({ columns }: { columns: readonly string[] | undefined }) {
  const text = useTranslations("listPage.view");
  const list = useList();
  const locale = useLocale();
  const state = useListState();
  const present = columns ? "table" : "cards";
  return (
    <div className="flex gap-2.5 max-lg:hidden">
      {columns && <Columns columns={columns} />}
      <nav aria-label={text("label")} className="flex overflow-clip rounded-control border border-control">
        {VIEWS.map((view) => (
          <Link
            key={view}
            rel="nofollow"
            to={listPath(list, locale, state, { [VIEW_PARAM]: view })}
            aria-current={view === present || undefined}
            className={classes(
              "grid min-h-control place-items-center px-3.5 text-sm font-semibold -outline-offset-2",
              view === present ? "bg-honey-soft" : "text-ink-muted hover:text-ink",
            )}
          >
            {text(view)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** A button that opens the columns to choose from. */
function Columns({ columns }: { columns: readonly string[] }) {
  const text = useTranslations("listPage.view");
  const noun = useNounTexts();
  const { columns: all = [] } = useList();
  const { pathname, search } = useLocation();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" popoverTarget={id} className="button button-secondary">
        {text("columns")}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="sheet menu-panel max-h-[70dvh] min-w-56 overflow-y-auto rounded-control p-4"
      >
        <Form
          key={columns.join()}
          action={pathname}
          preventScrollReset
          onSubmit={() => panel.current?.hidePopover()}
          className="grid gap-3"
        >
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={COLUMNS_PARAM} value={NAME_COLUMN} />
          <fieldset>
            <legend className="pb-1 text-sm font-semibold">{text("chooseColumns")}</legend>
            {all.map((column) => (
              <Checkbox
                key={column}
                name={COLUMNS_PARAM}
                value={column}
                defaultChecked={columns.includes(column)}
                label={noun(`columns.${column}`)}
              />
            ))}
          </fieldset>
          <Button type="submit" kind="primary">
            {text("apply")}
          </Button>
        </Form>
      </div>
    </>
  );
}
