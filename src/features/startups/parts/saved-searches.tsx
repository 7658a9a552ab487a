import type { ComponentType, FormEvent, MouseEvent } from "react";
import type { FormProps } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SavedAnswer } from "./saved-change.ts";
import type { SavedData } from "./saved-data.ts";
import { IN_PLACE, type SavedIntent } from "./saved-intents.ts";
import { SavedRow } from "./saved-row.tsx";

export interface SavedSearchesProps {
  saved: SavedData;
  /** Filters are chosen that can be saved. */
  canSave: boolean;
  /** The one the list shows now. */
  queryId: string | undefined;
  Form: ComponentType<FormProps>;
  /** Address of the list; its search is what is saved. */
  action: string;
  busy: boolean;
  answer: SavedAnswer | undefined;
  pageLink: (page: number) => string;
  /** In the dialog: pages are turned in it, and it closes when one is opened. */
  inPlace?: { turnTo: (page: number) => void; onOpen: () => void };
}

/** The search at hand with a name to save it under; below it those saved before. */
export default function SavedSearches(props: SavedSearchesProps) {
  const text = useTranslations("startups.saved");
  const { saved, canSave, busy, answer } = props;
  const reasonOf = useReason(answer);
  const formOf = (intent: SavedIntent, id = "") => ({
    Form: props.Form,
    action: props.action,
    busy,
    fields: { intent, id, key: saved.key, ...(props.inPlace && { [IN_PLACE]: "1" }) },
    error: reasonOf(intent, id),
  });
  return (
    <div className="grid gap-4">
      {answer?.failure && !answer.intent && (
        <p role="alert" className="text-sm font-medium text-bad">
          {text("connectionLost")}
        </p>
      )}
      {canSave && <NameForm {...formOf("save")} button={text("save")} typed={answer?.failure && answer.name} hint />}
      {saved.rows.length === 0 && <p className="text-ink-muted">{text("none")}</p>}
      <ul>
        {saved.rows.map((row) => (
          <SavedRow
            key={row.id}
            row={row}
            current={row.id === props.queryId}
            onOpen={props.inPlace?.onOpen}
            rename={formOf("rename", row.id)}
            remove={formOf("delete", row.id)}
          />
        ))}
      </ul>
      {saved.pages > 1 && <Pages {...props} />}
    </div>
  );
}

function Pages({ saved: { page, pages }, pageLink, inPlace }: SavedSearchesProps) {
  const text = useTranslations("ui");
  const step = (to: number, name: string) => {
    const turn = (event: MouseEvent) => {
      event.preventDefault();
      inPlace?.turnTo(to);
    };
    return to < 1 || to > pages ? null : (
      <ButtonLink to={pageLink(to)} onClick={inPlace && turn} preventScrollReset>
        {name}
      </ButtonLink>
    );
  };
  return (
    <nav aria-label={text("pagination")} className="flex items-center justify-between gap-3">
      {step(page - 1, text("previousPage"))}
      <span className="text-sm text-ink-muted">{text("pageOf", { page: String(page), pages: String(pages) })}</span>
      {step(page + 1, text("nextPage"))}
    </nav>
  );
}

/** Why a form was refused, in words that stand beside its field. */
function useReason(answer: SavedAnswer | undefined) {
  const text = useTranslations("startups.saved");
  return (intent: SavedIntent, id: string): string | undefined => {
    if (!answer?.failure || answer.intent !== intent || (answer.id ?? "") !== id) return undefined;
    const { code, value, fields } = answer.failure;
    if (code !== "conflict") return value;
    return text(fields.some(({ field }) => field === "queries") ? "tooMany" : "taken");
  };
}

export interface SavedFormProps {
  Form: ComponentType<FormProps>;
  action: string;
  busy: boolean;
  fields: Record<string, string>;
  error: string | undefined;
}

export function HiddenFields({ fields }: Pick<SavedFormProps, "fields">) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface NameFormProps extends SavedFormProps {
  button: string;
  typed: string | undefined;
  hint?: boolean;
}

/** One name and the button that sends it. */
export function NameForm({ Form, action, busy, fields, error, button, typed, hint }: NameFormProps) {
  const text = useTranslations("startups.saved");
  const refuseWhileBusy = (event: FormEvent) => busy && event.preventDefault();
  return (
    <Form method="post" action={action} onSubmit={refuseWhileBusy} preventScrollReset className="grid gap-3">
      <HiddenFields fields={fields} />
      <TextField
        label={text("name")}
        hint={hint ? text("nameHint") : undefined}
        name="name"
        required
        maxLength={120}
        autoComplete="off"
        defaultValue={typed}
        data-autofocus={hint}
        error={error}
      />
      <Button kind={hint ? "primary" : "secondary"} type="submit" busy={busy} className="justify-self-start">
        {button}
      </Button>
    </Form>
  );
}
