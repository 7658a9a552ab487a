import { Form, useNavigation } from "react-router";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { FormAlert } from "../../parts/form-alert.tsx";
import { isAtFault, type Refused } from "../../parts/form-answer.ts";
import { NAME_MAX_LENGTH } from "../../sign-up/contract.ts";
import { ConsentBoxes, type LegalPages } from "../../sign-up/parts/consent-boxes.tsx";

interface AgreeFormProps {
  person: { email: string; name: string; surname: string };
  legal: LegalPages;
  answer: Refused | undefined;
}

/** A new person checks the name the provider gave and agrees (decision 11); only then there is an account. */
export function AgreeForm({ person, legal, answer }: AgreeFormProps) {
  const text = useTranslations("social");
  const shared = useTranslations("signUp");
  const busy = useNavigation().state !== "idle";
  const { name = person.name, surname = person.surname } = answer?.values ?? {};
  const errorOf = (field: string) => (isAtFault(answer, field) ? shared("invalidName") : undefined);
  const lead = text.rich("registerLead", {
    email: () => <strong className="text-ink wrap-anywhere">{person.email}</strong>,
  });
  return (
    <AuthLayout title={text("registerTitle")} lead={lead}>
      <Form method="post" onSubmit={(event) => busy && event.preventDefault()} className="grid gap-4.5">
        {answer && answer.failure.fields.length === 0 && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="intent" value="register" />
        <div className="grid gap-4.5 sm:grid-cols-2">
          <TextField
            label={shared("name")}
            name="name"
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            required
            defaultValue={name}
            error={errorOf("name")}
          />
          <TextField
            label={shared("surname")}
            name="surname"
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
            required
            defaultValue={surname}
            error={errorOf("surname")}
          />
        </div>
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
