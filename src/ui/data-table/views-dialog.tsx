import { type FormEvent, useState } from "react";
import { OWN_ORDER } from "#shared/table/address.ts";
import { VIEWS_MAX } from "#shared/table/column.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button, IconButton } from "../button.tsx";
import { Checkbox } from "../checkbox.tsx";
import { Dialog } from "../dialog.tsx";
import { CloseIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { useNotices } from "../notice.tsx";
import { TextField } from "../text-field.tsx";
import { type TableView, useTable } from "./table-context.ts";
import { useViews } from "./use-views.ts";

/** Saved views of the table to choose from, and a form that saves the one on the screen. */
export default function ViewsDialog({ onClose }: { onClose: () => void }) {
  const text = useTranslations("dataTable");
  const { data, arrange } = useTable();
  const saved = useViews(data.key);
  return (
    <Dialog open onClose={onClose} title={text("viewsTitle")}>
      <div className="grid gap-5">
        <div role="status" className="text-sm text-ink-muted empty:hidden">
          {saved.hasFailed && text("viewsFailed")}
          {saved.views?.length === 0 && text("noViews")}
        </div>
        <ul className="empty:hidden">
          {saved.views?.map(({ id, name, by, isShared, query, settings }) => (
            <li key={id} className="flex items-center gap-2 border-t border-line py-1 first:border-t-0">
              <Link
                to={`?${new URLSearchParams(query)}`}
                preventScrollReset
                onClick={() => {
                  arrange(({ sort, pageSize, open }) => ({ ...settings, sort, pageSize, open }));
                  onClose();
                }}
                className="flex min-h-row min-w-0 flex-1 flex-wrap items-center gap-x-2 hover:underline"
              >
                <span className="font-semibold wrap-anywhere">{name}</span>
                {(by !== null || isShared) && (
                  <span className="text-sm text-ink-muted">
                    {by === null ? text("viewShared") : text("viewBy", { name: by })}
                  </span>
                )}
              </Link>
              {by === null && (
                <IconButton
                  label={text("deleteView", { name })}
                  busy={saved.busy}
                  onClick={() => void saved.remove(id)}
                >
                  <CloseIcon className="size-4" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <SaveForm saved={saved} />
      </div>
    </Dialog>
  );
}

function SaveForm({ saved }: { saved: ReturnType<typeof useViews> }) {
  const text = useTranslations("dataTable");
  const table = useTable();
  const { notify } = useNotices();
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saved.busy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const name = String(fields.get("name")).trim();
    const status = await saved.save({ name, isShared: fields.has("isShared"), ...shownView(table) });
    const isSaved = status === 200;
    setError(isSaved ? undefined : status === 409 ? text("viewsMax", { max: VIEWS_MAX }) : text("connectionLost"));
    if (!isSaved) return;
    form.reset();
    notify({ kind: "success", text: text("viewSaved", { name }) });
  };
  return (
    <form onSubmit={send} className="grid gap-3 border-t border-line pt-4">
      <TextField
        label={text("viewName")}
        hint={text("viewHint")}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        error={error}
      />
      <Checkbox name="isShared" label={text("shareView")} />
      <Button kind="primary" type="submit" busy={saved.busy} className="justify-self-start">
        {text("saveView")}
      </Button>
    </form>
  );
}

/** What is on the screen: rows and order as the address would say them, and the arrangement of the columns. */
function shownView({ data: { request, filters }, settings: { order, hidden, widths } }: TableView) {
  const { searchText, searchColumn, where, orderColumnName, isDescending } = request;
  const query = {
    ...filters,
    search: searchText,
    in: searchColumn,
    where,
    sort: orderColumnName ?? OWN_ORDER,
    order: isDescending === "true" ? "desc" : undefined,
  };
  const named = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { query: Object.fromEntries(named), settings: { order, hidden, widths } };
}
