import { useLocale } from "use-intl";
import { listPath } from "#shared/list/list-path.ts";
import { NAME_COLUMN } from "#shared/list/list-view.ts";
import type { SavedRow as Row } from "#shared/list/saved-data.ts";
import { COLUMNS_PARAM } from "#shared/list-params.ts";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { useFilterTexts } from "../filter-panel/filter-texts.ts";
import { useList, useNounTexts } from "../filter-panel/list-context.tsx";
import { MoreIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { useTranslations } from "../translations.ts";
import { HiddenFields, NameForm, NotifyForm, type SavedFormProps } from "./saved-form.tsx";

interface SavedRowProps {
  row: Row;
  /** The list shows this search. */
  current: boolean;
  onOpen: (() => void) | undefined;
  rename: SavedFormProps;
  notify: SavedFormProps;
  remove: SavedFormProps;
}

/** How many values of a filter a row names. */
const NAMED_FILTERS = 4;

/** A filter of a saved search as text. */
function useDescription() {
  const text = useTranslations("listPage.saved");
  const { nameOf, answerText, rangeText } = useFilterTexts();
  return ({ field, negated, names, value, currency }: Row["described"][number]): string => {
    const more = names.length - NAMED_FILTERS;
    const shown = names.slice(0, NAMED_FILTERS).join(", ") + (more > 0 ? ` +${more}` : "");
    if (names.length > 0) return negated ? text("without", { values: shown }) : shown;
    if (typeof value === "boolean") return answerText(field, value !== negated);
    return value ? rangeText(field, value, currency ?? undefined) : nameOf(field);
  };
}

/** A saved search. Its name opens it; a menu renames it or, after a question, deletes it. Works without scripts. */
export function SavedRow({ row, current, onOpen, rename, notify, remove }: SavedRowProps) {
  const list = useList();
  const noun = useNounTexts();
  const text = useTranslations("listPage.saved");
  const locale = useLocale();
  const describe = useDescription();
  const { id, name, sort, columns, described } = row;
  const filters = described.length > 0 ? [...new Set(described.map(describe))].join(" · ") : noun("list.everything");
  const { Form, action, busy } = remove;
  return (
    <li className="relative border-t border-line py-1">
      <Link
        to={listPath(
          list,
          locale,
          { filter: {}, queryId: id, sort: sort ?? undefined },
          { [COLUMNS_PARAM]: columns ? [NAME_COLUMN, ...columns].join() : "" },
        )}
        onClick={onOpen}
        aria-current={current || undefined}
        className={classes(
          "me-12 block rounded-control px-2.5 py-1.5 wrap-anywhere hover:bg-sunken",
          current && "bg-honey-soft",
        )}
      >
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-ink-muted">
          {filters}
          {sort && ` · ${noun(`sorts.${sort}`)}`}
          {row.notify !== "off" && !row.isAsleep && ` · ${text(`notify.${row.notify}`)}`}
        </span>
        {row.isAsleep && <span className="block text-sm text-warn">{text("asleep")}</span>}
      </Link>
      <details
        name="saved-search"
        open={rename.error !== undefined || notify.error !== undefined || remove.error !== undefined}
      >
        <summary
          className="button button-quiet button-icon absolute end-0 top-2 list-none"
          aria-label={text("change", { name })}
          title={text("change", { name })}
        >
          <MoreIcon />
        </summary>
        <div className="grid gap-3 px-2.5 pt-2 pb-4">
          <NameForm key={name} {...rename} button={text("rename")} typed={name} />
          <NotifyForm key={row.notify} {...notify} name={name} chosen={row.notify} />
          <details className="text-sm">
            <summary className="inline-flex min-h-control items-center font-semibold text-bad">
              {text("delete")}
            </summary>
            <Form method="post" action={action} preventScrollReset className="grid justify-items-start gap-3">
              <HiddenFields fields={remove.fields} />
              <p>{text("sure")}</p>
              <Button kind="danger" type="submit" busy={busy}>
                {text("delete")}
              </Button>
            </Form>
          </details>
        </div>
      </details>
    </li>
  );
}
