import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { Refused } from "#shared/form-answer.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { CheckIcon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { DemoMail } from "./demo-mail.tsx";

/** Answer of the confirmation page to a request for another mail. */
export type ResendAnswer = Refused | { sentTo: string };

interface ResendFormProps {
  email?: string | undefined;
  /** The page the person wanted. */
  target: string | undefined;
  answer?: ResendAnswer | undefined;
}

/** Requests the confirmation mail again. Without scripts the confirmation page shows the answer. */
export function ResendForm({ email, target, answer }: ResendFormProps) {
  const text = useTranslations("accounts");
  const locale = useLocale();
  const { Form, data = answer, state } = useFetcher<ResendAnswer>();
  if (data && "sentTo" in data) return <ResendDone email={data.sentTo} />;
  return (
    <Form
      method="post"
      action={pathTo("emailVerification", locale, {}, { [RETURN_PARAM]: target })}
      className="grid gap-3 rounded-card border border-line bg-sunken p-4"
    >
      {data ? <FormAlert failure={data.failure} /> : <p className="text-sm">{text("resend.lead")}</p>}
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <TextField
          label={text("email")}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={data?.values?.email}
        />
      )}
      <Button type="submit" name="intent" value="resend" busy={state !== "idle"}>
        {text("resend.button")}
      </Button>
    </Form>
  );
}

function ResendDone({ email }: { email: string }) {
  const text = useTranslations("accounts");
  return (
    <div role="status" className="flex gap-3 rounded-card bg-good-soft p-4 text-sm">
      <CheckIcon className="mt-0.5 size-5 text-good" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{text("resend.sentTitle")}</p>
        <p>{text("resend.sent", { email })}</p>
        <DemoMail />
      </div>
    </div>
  );
}
