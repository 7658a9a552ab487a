import { Form, useNavigation } from "react-router";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { CurrentPasswordField } from "../../parts/current-password-field.tsx";
import { CodeField } from "./code-field.tsx";
import { QrCode } from "./qr-code.tsx";

export interface Setup {
  secret: string;
  address: string;
}

interface Answered {
  refused: Refused | undefined;
}

const General = ({ refused }: Answered) =>
  refused && refused.failure.fields.length === 0 ? <FormAlert failure={refused.failure} /> : null;

/** Asks for the password; then the key is shown. */
export function BeginForm({ hasPassword, refused }: Answered & { hasPassword: boolean }) {
  const text = useTranslations("accountsSecondFactor");
  const busy = useNavigation().state !== "idle";
  return (
    <Card title={text("isOff")}>
      <Form method="post" className="grid max-w-sm gap-4">
        <General refused={refused} />
        {hasPassword ? (
          <CurrentPasswordField label={text("password")} error={errorAt(refused, "password", refused?.failure.value)} />
        ) : (
          <p className="text-ink-muted">{text("noPassword")}</p>
        )}
        <Button kind="primary" type="submit" name="intent" value="begin" busy={busy}>
          {text("begin")}
        </Button>
      </Form>
    </Card>
  );
}

/** The key as a picture and as letters, and the first code of it. */
export function ConfirmForm({ setup, refused }: Answered & { setup: Setup }) {
  const text = useTranslations("accountsSecondFactor");
  const busy = useNavigation().state !== "idle";
  return (
    <Card title={text("scan")}>
      <QrCode address={setup.address} />
      <p className="mt-4 text-ink-muted">{text("scanHint")}</p>
      <p className="mt-1">
        <span className="sr-only">{text("key")}: </span>
        <code className="font-mono wrap-anywhere">{setup.secret.replace(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <Form method="post" className="mt-5 grid max-w-sm gap-4 border-t border-line pt-4">
        <h3 className="font-semibold">{text("enter")}</h3>
        <General refused={refused} />
        <input type="hidden" name="secret" value={setup.secret} />
        <input type="hidden" name="address" value={setup.address} />
        <CodeField label={text("code")} error={errorAt(refused, "code", refused?.failure.value)} />
        <Button kind="primary" type="submit" name="intent" value="confirm" busy={busy}>
          {text("confirm")}
        </Button>
      </Form>
    </Card>
  );
}

interface ManageFormProps extends Answered {
  hasApp: boolean;
  codesLeft: number;
}

/** New recovery codes, or no app any more: both ask for a code. */
export function ManageForm({ refused, hasApp, codesLeft }: ManageFormProps) {
  const text = useTranslations("accountsSecondFactor");
  const { state, formData } = useNavigation();
  const busy = state === "idle" ? undefined : formData?.get("intent");
  return (
    <Card title={text(hasApp ? "manageTitle" : "codesTitleAlone")}>
      <p className="mb-4 text-ink-muted">{text("codesLeft", { count: codesLeft })}</p>
      <Form method="post" className="grid max-w-sm gap-4">
        <General refused={refused} />
        <CodeField label={text("anyCode")} error={errorAt(refused, "code", refused?.failure.value)} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="codes" busy={busy === "codes"}>
            {text("newCodes")}
          </Button>
          {hasApp && (
            <Button kind="danger" type="submit" name="intent" value="remove" busy={busy === "remove"}>
              {text("remove")}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
