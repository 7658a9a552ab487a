import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Link } from "#ui/link.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { NewPassword } from "../../parts/new-password.tsx";
import { forgotAddress } from "../../sign-in/parts/forgot-address.ts";
import { signInAction } from "../../sign-in/parts/sign-in-address.ts";
import { EMAIL_MAX_LENGTH } from "../limits.ts";
import { ConsentBoxes, type LegalPages } from "./consent-boxes.tsx";
import { NameFields } from "./name-fields.tsx";

interface RegisterFormProps {
  /** Idempotency key: repeated clicks are one sign-up. */
  formKey: string;
  /** Address of the invitation. */
  email?: string;
  /** The page the person wanted. */
  target: string | undefined;
  answer: Refused | undefined;
  legal: LegalPages;
}

/** Name, address, password and consents (decision 11). */
export function RegisterForm({ formKey, email, target, answer: refused, legal }: RegisterFormProps) {
  const text = useTranslations("accountsSignUp");
  const shared = useTranslations("accounts");
  const busy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { answer, onInput } = useUntilEdited(refused);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  const code = answer?.failure.code;
  const errorOf = <Reason,>(field: string, reason: Reason) => errorAt(answer, field, reason);
  const refusal = (wanted: string) => (code === wanted ? answer?.failure.value : undefined);
  const atField = refused && refused.failure.fields.length > 0;
  const values = answer?.values ?? {};
  return (
    <Form
      ref={form}
      method="post"
      onInput={onInput}
      onSubmit={(event: FormEvent) => busy && event.preventDefault()}
      className="grid gap-4.5"
    >
      {answer && !atField && <FormAlert failure={answer.failure} />}
      <input type="hidden" name="key" value={values.key ?? formKey} />
      <NameFields answer={answer} />
      <TextField
        label={text("email")}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_LENGTH}
        required
        defaultValue={values.email ?? email}
        error={errorOf("email", code === "emailInUse" ? <InUse target={target} /> : shared("invalidEmail"))}
      />
      <NewPassword
        name="password"
        error={errorOf("password", refusal("weakPassword") ?? refusal("commonPassword") ?? shared("fieldRequired"))}
      />
      <div className="grid gap-1 border-t border-line pt-3">
        <ConsentBoxes answer={answer} legal={legal} />
      </div>
      <Button kind="primary" type="submit" busy={busy}>
        {text("submit")}
      </Button>
    </Form>
  );
}

/** The address has an account: links to sign in and to reset the password. */
function InUse({ target }: { target: string | undefined }) {
  const text = useTranslations("accountsSignUp");
  const locale = useLocale();
  const to = (path: string) => (words: ReactNode) => (
    <Link to={path} className="underline">
      {words}
    </Link>
  );
  const reset = forgotAddress(locale, target);
  return <span>{text.rich("emailInUse", { login: to(signInAction(locale, target)), reset: to(reset) })}</span>;
}

/** The failure without the fields that were edited since. */
function useUntilEdited(refused: Refused | undefined) {
  const [edited, setEdited] = useState<{ of: Refused | undefined; fields: string[] }>({ of: refused, fields: [] });
  const fields = edited.of === refused ? edited.fields : [];
  const onInput = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (refused && !fields.includes(name)) setEdited({ of: refused, fields: [...fields, name] });
  };
  const answer = refused && {
    ...refused,
    failure: { ...refused.failure, fields: refused.failure.fields.filter(({ field }) => !fields.includes(field)) },
  };
  return { answer, onInput };
}
