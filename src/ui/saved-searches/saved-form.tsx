import type { ComponentType, FormEvent } from "react";
import type { FormProps } from "react-router";
import { NOTIFY, type Notify } from "#shared/list/limits.ts";
import { Button } from "../button.tsx";
import { Select } from "../select.tsx";
import { TextField } from "../text-field.tsx";
import { useTranslations } from "../translations.ts";

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

/** A name and the button that sends it. */
export function NameForm({ Form, action, busy, fields, error, button, typed, hint }: NameFormProps) {
  const text = useTranslations("listPage.saved");
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
        // A proposed name goes with the first key.
        onFocus={hint ? (event) => event.currentTarget.select() : undefined}
        error={error}
      />
      <Button kind={hint ? "primary" : "secondary"} type="submit" busy={busy} className="justify-self-start">
        {button}
      </Button>
    </Form>
  );
}

interface NotifyFormProps extends SavedFormProps {
  /** Of the search. */
  name: string;
  chosen: Notify;
}

/** How often a mail says what is new. */
export function NotifyForm({ Form, action, busy, fields, error, name, chosen }: NotifyFormProps) {
  const text = useTranslations("listPage.saved");
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-3">
      <HiddenFields fields={{ ...fields, name }} />
      <Select
        label={text("notify.label")}
        name="notify"
        defaultValue={chosen}
        error={error}
        options={NOTIFY.map((often) => ({ value: often, label: text(`notify.${often}`) }))}
      />
      <Button kind="secondary" type="submit" busy={busy} className="justify-self-start">
        {text("notify.set")}
      </Button>
    </Form>
  );
}
