import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { IntlProvider, type Messages, useLocale, useMessages } from "use-intl";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { homeZone } from "#shared/house.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useFetched } from "#ui/use-fetched.ts";
import { CurrentPasswordField } from "../../parts/current-password-field.tsx";
import { PasskeyButton } from "../../passkeys/parts/passkey-button.tsx";
import { CodeField } from "../../second-factor/parts/code-field.tsx";
import type { ConfirmationWay } from "../contract.ts";

interface Asked {
  by: ConfirmationWay;
  hasPasskey: boolean;
  texts: Messages["accountsConfirmation"];
  demoPassword?: string;
}

interface ConfirmDialogProps {
  /** Called with true when the member has confirmed that it is them. */
  onEnd: (isConfirmed: boolean) => void;
}

/** Asks for a proof above a page whose action waits for it. */
export default function ConfirmDialog({ onEnd }: ConfirmDialogProps) {
  const locale = useLocale();
  const messages = useMessages();
  const { data } = useFetched<Asked>(RESOURCE_PATHS.confirmIdentity[locale]);
  if (!data) return null;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, accountsConfirmation: data.texts }} timeZone={homeZone()}>
      <ProofForm onEnd={onEnd} {...data} />
    </IntlProvider>
  );
}

function ProofForm({ by, hasPasskey, demoPassword, onEnd }: Asked & ConfirmDialogProps) {
  const text = useTranslations("accountsConfirmation");
  const { Form, state, data } = useFetcher<Refused | { isConfirmed: true }>();
  const isConfirmed = data !== undefined && "isConfirmed" in data;
  const goOn = useEffectEvent(() => onEnd(true));
  useEffect(() => {
    if (isConfirmed) goOn();
  }, [isConfirmed]);
  const form = { Form, action: RESOURCE_PATHS.confirmIdentity[useLocale()] };
  const refused = data && "failure" in data ? data : undefined;
  return (
    <Dialog open onClose={() => onEnd(false)} title={text("title")}>
      <p className="mb-5 text-ink-muted">{text("lead")}</p>
      <div className="mb-4.5 grid gap-4.5 empty:hidden">
        {refused && refused.failure.fields.length === 0 && <FormAlert failure={refused.failure} />}
        {hasPasskey && (
          <PasskeyButton {...form} busy={state !== "idle"} label={text("usePasskey")} failed={text("passkeyFailed")} />
        )}
      </div>
      <Form method="post" action={form.action} className="grid gap-4.5">
        {by === "code" ? (
          <CodeField label={text("code")} error={errorAt(refused, "code", refused?.failure.value)} />
        ) : (
          <CurrentPasswordField
            label={text("password")}
            data-autofocus
            hint={demoPassword && text("demo", { password: demoPassword })}
            error={errorAt(refused, "password", refused?.failure.value)}
          />
        )}
        <Button kind="primary" type="submit" busy={state !== "idle"}>
          {text("goOn")}
        </Button>
      </Form>
    </Dialog>
  );
}
