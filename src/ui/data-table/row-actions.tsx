import { useState } from "react";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { MoreIcon } from "../icon.tsx";
import { Menu, MenuItem, MenuLink } from "../menu.tsx";
import { useNotices } from "../notice.tsx";
import { Spinner } from "../spinner.tsx";
import { keepFocus } from "./keep-focus.ts";
import { reasonOf } from "./reason.tsx";
import { type RowAction, useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";

/** The menu of a row. Actions with a question ask it first. */
export function RowActions({ row }: { row: TableRow }) {
  const text = useTranslations("dataTable");
  const { actions, nameOf, tableRun } = useTable();
  const { notify } = useNotices();
  const [question, setQuestion] = useState<RowAction>();
  const isBusy = tableRun.busy.has(row.id);
  const offered = actions.filter((action) => action.isOffered?.(row) ?? true);
  const act = async (action: RowAction) => {
    if (isBusy) return;
    const { field, value } = action.change ?? {};
    const { failure } = await tableRun.run(
      field && value !== undefined
        ? {
            intent: "update",
            id: row.id,
            version: String(row.version),
            field,
            value: typeof value === "string" ? value : value(row),
          }
        : { intent: action.key, id: row.id },
    );
    setQuestion(undefined);
    if (failure) notify({ kind: "error", text: reasonOf(failure, text) });
    else notify({ kind: "success", text: action.done(row) });
    keepFocus();
  };
  if (offered.length === 0) return null;
  return (
    <>
      <Menu
        kind="quiet"
        square
        label={text("actionsOf", { name: nameOf(row) })}
        button={isBusy ? <Spinner className="size-4" /> : <MoreIcon />}
      >
        {offered.map((action) =>
          action.to ? (
            <MenuLink key={action.key} to={action.to(row)}>
              {action.label}
            </MenuLink>
          ) : (
            <MenuItem
              key={action.key}
              danger={action.danger ?? false}
              disabled={isBusy}
              onSelect={() => (action.confirm ? setQuestion(action) : act(action))}
            >
              {action.label}
            </MenuItem>
          ),
        )}
      </Menu>
      {question && (
        <Question
          row={row}
          action={question}
          busy={isBusy}
          onYes={() => act(question)}
          onNo={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

interface QuestionProps {
  row: TableRow;
  action: RowAction;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Question({ row, action, busy, onYes, onNo }: QuestionProps) {
  const ui = useTranslations("ui");
  return (
    <Dialog
      open
      onClose={onNo}
      title={action.confirm!.title}
      actions={
        <>
          <Button onClick={onNo} data-autofocus="">
            {ui("cancel")}
          </Button>
          <Button kind="danger" busy={busy} onClick={onYes}>
            {action.label}
          </Button>
        </>
      }
    >
      <p>{action.confirm!.text(row)}</p>
    </Dialog>
  );
}
