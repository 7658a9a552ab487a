import { Checkbox } from "#ui/checkbox.tsx";
import { useTranslations } from "#ui/translations.ts";
import { SubmitOnce } from "../../parts/submit-once.tsx";

/** Submits the answer of the provider. */
export function Progress({ provider }: { provider: string }) {
  const text = useTranslations("accountsSocial");
  const texts = { title: text("title", { provider }), lead: text("progressLead", { provider }), button: text("goOn") };
  return (
    <SubmitOnce {...texts} fields={{ intent: "complete" }}>
      {/* The box at the sign-in button needs scripts to be heard. */}
      <noscript>
        <Checkbox label={text("rememberMe")} name="rememberMe" />
      </noscript>
    </SubmitOnce>
  );
}
