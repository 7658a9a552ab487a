import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { useTranslations } from "#ui/translations.ts";
import { CurrentPasswordField } from "../../parts/current-password-field.tsx";
import { type EndingPackage, PackageEnds } from "./package-ends.tsx";

const STEPS = ["now", "applications", "reminders", "gone", "stays"] as const;

interface DeleteCardProps {
  /** Something must be handed over first. */
  blocked: boolean;
  /** A package that ends with the account. */
  bought: EndingPackage | null;
  hasPassword: boolean;
  refused: Refused | undefined;
}

/** Explains the deletion and starts it. */
export function DeleteCard({ blocked, bought, hasPassword, refused }: DeleteCardProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  const text = useTranslations("accountsDeletion");
  const busy = useNavigation().state !== "idle";
  return (
    <Card title={text("whatTitle")}>
      <ul className="grid list-disc gap-1.5 ps-5 marker:text-ink-muted">
        {STEPS.map((step) => (
          <li key={step}>{text(`what.${step}`)}</li>
        ))}
        <li>{text(bought ? "what.keepWithoutPackage" : "what.keep")}</li>
        {bought && (
          <li>
            <PackageEnds {...bought} />
          </li>
        )}
      </ul>
      {!blocked && (
        <Form ref={form} method="post" className="mt-5 grid gap-3 border-t border-line pt-4">
          <Checkbox name="understood" required label={text("understood")} />
          {hasPassword && (
            <CurrentPasswordField
              label={text("password")}
              error={errorAt(refused, "password", text("wrongPassword"))}
            />
          )}
          <div>
            <Button kind="danger" type="submit" busy={busy}>
              {text("submit")}
            </Button>
          </div>
        </Form>
      )}
    </Card>
  );
}
