import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { MoreIcon } from "../icon.tsx";
import { Menu, MenuItem, MenuLink } from "../menu.tsx";
import { useNotices } from "../notice.tsx";
import { Spinner } from "../spinner.tsx";
import { keepFocus } from "./keep-focus.ts";
import { reasonOf } from "./reason.tsx";
import { RowChoice } from "./row-choice.tsx";
import type { Step } from "./row-order.ts";
import { type RowAction, useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";

const STEPS: readonly Step[] = ["up", "down", "first", "last"];

/** The menu of a row. Actions with a question ask it first. */
export function RowActions({ row }: { row: TableRow }) {
  const text = useTranslations("dataTable");
  const { actions, nameOf, tableRun, rowOrder, openedRow } = useTable();
  const { notify } = useNotices();
  const [question, setQuestion] = useState<RowAction>();
  const navigate = useNavigate();
  const isBusy = tableRun.busy.has(row.id);
  const offered = actions.filter((action) => action.isOffered?.(row) ?? true);
  const [reason, setReason] = useState<string>();
  const ask = (action: RowAction | undefined) => {
    setReason(undefined);
    setQuestion(action);
  };
  const act = async (action: RowAction, fields: Record<string, string> = {}) => {
    if (isBusy) return;
    if (action.to && action.choose) return navigate(action.to(row, fields[action.choose.name] ?? ""));
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
        : { ...fields, intent: action.key, id: row.id },
    );
    // The typed values stay for another attempt.
    if (failure && (action.fields || action.choose)) return setReason(reasonOf(failure, text));
    ask(undefined);
    if (failure) notify({ kind: "error", text: reasonOf(failure, text) });
    else notify({ kind: "success", text: action.done(row) });
    keepFocus();
  };
  return (
    <div className="flex items-center justify-end gap-1 lg:pointer-fine:-my-1">
      {offered
        .filter(({ inRow, to }) => inRow && !to)
        .map((action) => (
          <Button
            key={action.key}
            kind={action.danger ? "danger" : "secondary"}
            aria-label={text("actionOn", { action: action.label, name: nameOf(row) })}
            busy={isBusy}
            onClick={() => (action.confirm ? ask(action) : act(action))}
            className="max-sm:hidden lg:pointer-fine:min-h-8"
          >
            {action.label}
          </Button>
        ))}
      <Menu
        kind="quiet"
        square
        label={text("actionsOf", { name: nameOf(row) })}
        button={isBusy ? <Spinner className="size-4" /> : <MoreIcon />}
      >
        {rowOrder.isOn &&
          STEPS.map((step) => (
            <MenuItem
              key={step}
              disabled={rowOrder.isMoving || !rowOrder.canStep(row, step)}
              onSelect={() => rowOrder.step(row, step)}
            >
              {text(`step.${step}`)}
            </MenuItem>
          ))}
        <MenuItem onSelect={() => openedRow.open(row.id)}>{text("openRow")}</MenuItem>
        {offered.map((action) =>
          action.to && !action.choose ? (
            // An address of the same page opens something over it.
            <MenuLink key={action.key} to={action.to(row, "")} preventScrollReset={action.to(row, "").startsWith("?")}>
              {action.label}
            </MenuLink>
          ) : (
            <MenuItem
              key={action.key}
              danger={action.danger ?? false}
              disabled={isBusy}
              onSelect={() => (action.confirm ? ask(action) : act(action))}
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
          reason={reason}
          onYes={(fields) => act(question, fields)}
          onNo={() => ask(undefined)}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  row: TableRow;
  action: RowAction;
  busy: boolean;
  /** Why the last attempt was refused. */
  reason: string | undefined;
  onYes: (fields: Record<string, string>) => void;
  onNo: () => void;
}

interface ChosenProps extends Pick<QuestionProps, "row" | "action" | "reason"> {
  choose: NonNullable<RowAction["choose"]>;
}

/** Another row of the table. */
function Chosen({ row, action, choose: { name, among, hint }, reason }: ChosenProps) {
  const { data, nameOf } = useTable();
  return (
    <RowChoice
      table={data.key}
      name={name}
      label={action.field}
      missing={action.missing}
      error={reason}
      focusFirst
      among={among?.(row) ?? {}}
      optionOf={(one: TableRow) => {
        const second = hint?.(one);
        return one.id === row.id ? undefined : { value: one.id, label: nameOf(one), ...(second && { hint: second }) };
      }}
    />
  );
}

function Question({ row, action, busy, reason, onYes, onNo }: QuestionProps) {
  const form = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onYes(Object.fromEntries(fields));
  };
  const ui = useTranslations("ui");
  return (
    <Dialog
      open
      onClose={onNo}
      title={action.confirm!.title(row)}
      actions={
        <>
          <Button onClick={onNo} data-autofocus="">
            {ui("cancel")}
          </Button>
          <Button kind={action.danger ? "danger" : "primary"} type="submit" form={form} busy={busy}>
            {action.confirm!.yes}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="grid gap-4">
        <p>{action.confirm!.text(row)}</p>
        {action.choose && <Chosen row={row} action={action} choose={action.choose} reason={reason} />}
        {action.fields?.(row, reason)}
      </form>
    </Dialog>
  );
}
