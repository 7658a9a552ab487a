import type { ComponentType } from "react";
import type { FormProps } from "react-router";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PasskeyButton } from "../../passkeys/parts/passkey-button.tsx";
import { CodeField } from "../../second-factor/parts/code-field.tsx";

interface CodeFormProps {
  Form: ComponentType<FormProps>;
  action: string;
  busy: boolean;
  answer: Refused | undefined;
}

/** The second step in a dialog above the page. */
export function CodeForm({ Form, action, busy, answer }: CodeFormProps) {
  const text = useTranslations("accounts");
  return (
    <div className="grid gap-4.5">
      {answer && answer.failure.fields.length === 0 && <FormAlert failure={answer.failure} />}
      <PasskeyButton
        Form={Form}
        action={action}
        busy={busy}
        label={text("usePasskey")}
        failed={text("passkeyFailed")}
      />
      <Form method="post" action={action} className="grid gap-4.5">
        <CodeField label={text("secondCode")} error={errorAt(answer, "code", answer?.failure.value)} />
        <Button kind="primary" type="submit" busy={busy}>
          {text("signIn")}
        </Button>
      </Form>
    </div>
  );
}
