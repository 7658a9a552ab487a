import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { Refused } from "#shared/form-answer.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OfferedSite } from "../contract.ts";
import { startPath } from "./start-path.ts";

interface MailCodeFormProps {
  site: OfferedSite;
  email: string;
  answer: Refused | undefined;
}

/** Asks for the code that confirms an address when the provider does not. */
export function MailCodeForm({ site, email, answer }: MailCodeFormProps) {
  const text = useTranslations("accountsSocial");
  const locale = useLocale();
  const busy = useNavigation().state !== "idle";
  const lead = text.rich("codeLead", {
    provider: site.name,
    email: () => <strong className="text-ink wrap-anywhere">{email}</strong>,
  });
  return (
    <AuthLayout title={text("codeTitle")} lead={lead}>
      <Form method="post" onSubmit={(event) => busy && event.preventDefault()} className="grid gap-4.5">
        <input type="hidden" name="intent" value="confirm" />
        <TextField
          label={text("code")}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          error={answer?.failure.value}
        />
        <Button kind="primary" type="submit" busy={busy}>
          {text("codeButton")}
        </Button>
      </Form>
      <p className="mt-5 text-sm text-ink-muted">
        {text("codeNote")}{" "}
        <a href={startPath(site.type, locale)} className="font-medium underline">
          {text("again", { provider: site.name })}
        </a>
      </p>
    </AuthLayout>
  );
}
