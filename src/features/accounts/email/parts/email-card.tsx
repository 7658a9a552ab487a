import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { errorAt, isAtFault, type Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { CurrentPasswordField } from "../../parts/current-password-field.tsx";

interface EmailCardProps {
  email: string;
  hasPassword: boolean;
  refused: Refused | undefined;
  /** The address the link was mailed to. */
  sentTo: string | undefined;
}

/** The address of the account, and the form to change it. */
export function EmailCard({ email, hasPassword, refused, sentTo }: EmailCardProps) {
  const text = useTranslations("accountsSettings");
  const shared = useTranslations("accounts");
  const { state, formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  const problem = (field: string) => (isAtFault(refused, field) ? refused?.failure : undefined);
  const atEmail = problem("newEmail");
  return (
    <Card title={text("emailTitle")}>
      <p className="mb-3 text-sm text-ink-muted wrap-anywhere">{text("emailLead", { email })}</p>
      {sentTo && (
        <p role="status" className="mb-4 rounded-control bg-good-soft px-4 py-3 text-sm font-medium wrap-anywhere">
          {text("emailSent", { email: sentTo })}
        </p>
      )}
      <Form ref={form} key={sentTo} method="post" className="grid gap-4">
        <TextField
          label={text("newEmail")}
          name="newEmail"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={refused?.values?.newEmail}
          error={errorAt(
            refused,
            "newEmail",
            atEmail?.code === "invalidInput" ? shared("invalidEmail") : atEmail?.value,
          )}
        />
        {hasPassword && (
          <CurrentPasswordField label={text("password")} error={errorAt(refused, "password", text("wrongPassword"))} />
        )}
        <div>
          <Button
            type="submit"
            name="intent"
            value="email"
            busy={state !== "idle" && formData?.get("intent") === "email"}
          >
            {text("changeEmail")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
