import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { useTranslations } from "#ui/translations.ts";

const STEPS = ["now", "reminders", "gone", "stays", "keep"] as const;

/** Explains the deletion and starts it. `blocked`: something must be handed over first. `bought`: a package that ends with it. */
export function DeleteCard({ blocked, bought }: { blocked: boolean; bought: { name: string } | null }) {
  const text = useTranslations("accountsDeletion");
  const busy = useNavigation().state !== "idle";
  return (
    <Card title={text("whatTitle")}>
      <ul className="grid list-disc gap-1.5 ps-5 marker:text-ink-muted">
        {STEPS.map((step) => (
          <li key={step}>{text(`what.${step}`)}</li>
        ))}
        {bought && <li>{text("packageEnds", { name: bought.name })}</li>}
      </ul>
      {!blocked && (
        <Form method="post" className="mt-5 grid gap-3 border-t border-line pt-4">
          <Checkbox name="understood" required label={text("understood")} />
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
