import { type ComponentType, type FormEvent, useEffect, useRef } from "react";
import type { FormProps } from "react-router";
import { useTranslations } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { WarningIcon } from "#ui/icon.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";

export interface SignInAnswer {
  failure: ActionFailure;
  /** What was typed, for the page that is drawn anew. */
  email?: string;
}

interface SignInFormProps {
  Form: ComponentType<FormProps>;
  /** Address of the action, with where to go afterwards. */
  action: string;
  busy: boolean;
  answer: SignInAnswer | undefined;
}

/** Email, password, remember me. A refusal stands above the fields, takes the focus, and leaves what was typed. */
export function SignInForm({ Form, action, busy, answer }: SignInFormProps) {
  const text = useTranslations("accounts");
  const failed = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer) failed.current?.focus();
  }, [answer]);
  const reasonOf = (field: string) => answer?.failure.fields.find((problem) => problem.field === field)?.reason;
  const refuseWhileBusy = (event: FormEvent) => busy && event.preventDefault();
  return (
    <Form method="post" action={action} onSubmit={refuseWhileBusy} className="grid gap-4.5">
      {answer && (
        <p
          ref={failed}
          role="alert"
          tabIndex={-1}
          className="flex gap-2.5 rounded-control bg-bad-soft px-4 py-3 text-sm font-medium text-bad"
        >
          <WarningIcon className="mt-px size-5" />
          {answer.failure.code === "connectionLost" ? text("connectionLost") : answer.failure.value}
        </p>
      )}
      <TextField
        label={text("email")}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        data-autofocus
        maxLength={254}
        required
        defaultValue={answer?.email}
        error={reasonOf("email")}
      />
      <PasswordField
        label={text("password")}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        required
        error={reasonOf("password")}
      />
      <Checkbox label={text("rememberMe")} name="rememberMe" />
      <Button kind="primary" type="submit" busy={busy}>
        {text("signIn")}
      </Button>
    </Form>
  );
}
