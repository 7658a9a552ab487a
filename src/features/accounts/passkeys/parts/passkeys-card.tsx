import { type FormEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { formatRelative } from "#shared/format-relative.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnPasskey } from "../contract.ts";
import { PASSKEY_NAME_LENGTH } from "../limits.ts";
import { signedBy, type Unasked, usePasskeys } from "./ask.ts";
import { PASSKEY_FIELD } from "./sent-passkey.ts";

interface PasskeysCardProps {
  passkeys: readonly OwnPasskey[];
  now: string;
}

/** The passkeys of the account, and one more. `now` is the time of the server. */
export function PasskeysCard({ passkeys, now }: PasskeysCardProps) {
  const text = useTranslations("accountsPasskeys");
  const locale = useLocale();
  const { state, formData } = useNavigation();
  const leaving = state !== "idle" && formData?.get("intent") === "removePasskey" ? formData.get("id") : null;
  const lastUse = (at: string | null) =>
    at ? text("lastUsed", { when: formatRelative(at, new Date(now), locale) }) : text("neverUsed");
  return (
    <Card title={text("title")}>
      <p className="text-ink-muted">{text("lead")}</p>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-sm text-ink-muted">
                  {text("since", { date: formatDate(createdAt, locale) })} · {lastUse(lastUsedAt)}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button kind="danger" type="submit" name="intent" value="removePasskey" busy={leaving === id}>
                  {text("remove")}
                  <span className="sr-only">: {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <AddForm />
    </Card>
  );
}

function AddForm() {
  const text = useTranslations("accountsPasskeys");
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "asking" | Unasked>("idle");
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formData?.get("intent") === "addPasskey";
  if (!usePasskeys()) return <p className="mt-4 border-t border-line pt-4">{text("unsupported")}</p>;
  const make = async (form: HTMLFormElement) => {
    setState("asking");
    const signed = await signedBy("add", locale);
    setState(typeof signed === "object" ? "idle" : signed);
    if (typeof signed !== "object" || !field.current) return;
    field.current.value = signed.text;
    form.requestSubmit();
  };
  // The browser is asked first; what it has signed is sent with the name.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (field.current?.value) return;
    event.preventDefault();
    if (state !== "asking") void make(event.currentTarget);
  };
  return (
    <Form method="post" onSubmit={submit} className="mt-4 grid max-w-sm gap-4 border-t border-line pt-4">
      <input type="hidden" name="intent" value="addPasskey" />
      <input type="hidden" name={PASSKEY_FIELD} ref={field} />
      <TextField
        label={text("name")}
        hint={text("nameHint")}
        name="name"
        maxLength={PASSKEY_NAME_LENGTH}
        required
        error={state === "here" || state === "failed" ? text(state) : undefined}
      />
      <Button type="submit" busy={isSending || state === "asking"} className="justify-self-start">
        {text("add")}
      </Button>
    </Form>
  );
}
