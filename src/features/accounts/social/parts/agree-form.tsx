import { Form, useNavigation } from "react-router";
import type { Refused } from "#shared/form-answer.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ConsentBoxes, type LegalPages } from "../../sign-up/parts/consent-boxes.tsx";
import { NameFields } from "../../sign-up/parts/name-fields.tsx";

interface AgreeFormProps {
  person: { email: string; name: string; surname: string };
  legal: LegalPages;
  answer: Refused | undefined;
}

/** A new person checks the name from the provider and accepts the terms (decision 11); then the account is created. */
export function AgreeForm({ person, legal, answer }: AgreeFormProps) {
  const text = useTranslations("accountsSocial");
  const busy = useNavigation().state !== "idle";
  const lead = text.rich("registerLead", {
    email: () => <strong className="text-ink wrap-anywhere">{person.email}</strong>,
  });
  return (
    <AuthLayout title={text("registerTitle")} lead={lead}>
      <Form method="post" onSubmit={(event) => busy && event.preventDefault()} className="grid gap-4.5">
        {answer && answer.failure.fields.length === 0 && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="intent" value="register" />
        <NameFields answer={answer} initial={person} />
        <div className="grid gap-1 border-t border-line pt-3">
          <ConsentBoxes answer={answer} legal={legal} />
        </div>
        <Button kind="primary" type="submit" busy={busy}>
          {text("registerButton")}
        </Button>
      </Form>
    </AuthLayout>
  );
}
