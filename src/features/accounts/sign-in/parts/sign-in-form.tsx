import { type ComponentType, type FormEvent, useState } from "react";
import type { FormProps } from "react-router";
import { useLocale } from "use-intl";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PASSWORD_MAX_LENGTH } from "../../limits.ts";
import { ResendForm } from "../../parts/resend-form.tsx";
import { PasskeyButton } from "../../passkeys/parts/passkey-button.tsx";
import type { OfferedSite } from "../../social/contract.ts";
import { SocialButtons } from "../../social/parts/social-buttons.tsx";
import { forgotAddress } from "./forgot-address.ts";
import { registerPath } from "./register-address.ts";
import { targetOf } from "./sign-in-address.ts";

interface SignInFormProps {
  Form: ComponentType<FormProps>;
  /** Address of the action, with the page to return to. */
  action: string;
  busy: boolean;
  /** Other sites one can sign in with. */
  providers: readonly OfferedSite[];
  /** The address that is filled in at first. */
  email?: string | undefined;
  /** Of a mail that lets this browser sign in. */
  browserCode?: string | undefined;
  answer: Refused | undefined;
}

/** Email, password, remember me. A failure is shown above the fields and takes the focus; what was typed stays. */
export function SignInForm({ Form, action, busy, providers, email, browserCode, answer }: SignInFormProps) {
  const text = useTranslations("accounts");
  const locale = useLocale();
  const target = targetOf(action);
  const [rememberMe, setRememberMe] = useState(false);
  const refuseWhileBusy = (event: FormEvent) => busy && event.preventDefault();
  const unconfirmed = answer?.failure.code === "emailNotVerified" && answer.values?.email;
  return (
    <div className="grid gap-4.5">
      {answer && <FormAlert failure={answer.failure} />}
      {unconfirmed && <ResendForm key={unconfirmed} email={unconfirmed} target={target} />}
      <Form method="post" action={action} onSubmit={refuseWhileBusy} className="grid gap-4.5">
        {browserCode && <input type="hidden" name="browserCode" value={browserCode} />}
        <TextField
          label={text("email")}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          data-autofocus
          maxLength={254}
          required
          defaultValue={answer?.values?.email ?? email}
          error={errorAt(answer, "email", text("invalidEmail"))}
        />
        <PasswordField
          label={text("password")}
          name="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX_LENGTH}
          required
          error={errorAt(answer, "password", undefined)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={text("rememberMe")}
            name="rememberMe"
            onChange={(event) => setRememberMe(event.target.checked)}
          />
          <Link to={forgotAddress(locale, target)} className="py-1.5 text-sm underline">
            {text("forgotPassword")}
          </Link>
        </div>
        <Button kind="primary" type="submit" busy={busy}>
          {text("signIn")}
        </Button>
      </Form>
      <PasskeyButton Form={Form} action={action} busy={busy} label={text("usePasskey")} failed={text("passkeyFailed")}>
        {rememberMe && <input type="hidden" name="rememberMe" value="on" />}
      </PasskeyButton>
      <SocialButtons providers={providers} target={target} rememberMe={rememberMe} />
      <p className="text-sm text-ink-muted">
        {text("noAccount")}{" "}
        <Link to={registerPath(locale, target)} className="font-medium underline">
          {text("createAccount")}
        </Link>
      </p>
    </div>
  );
}
