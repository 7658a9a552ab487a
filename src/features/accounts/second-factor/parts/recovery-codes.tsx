import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Shown once. The button leads on to the page one wanted. */
export function RecoveryCodes({ codes, target }: { codes: string[]; target: string | null }) {
  const text = useTranslations("accountsSecondFactor");
  const locale = useLocale();
  return (
    <Card title={text("codesTitle")}>
      <p className="text-ink-muted">{text("codesLead")}</p>
      <ul className="my-4 grid grid-cols-2 gap-2 rounded-card bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink kind="primary" to={target ?? pathTo("secondFactor", locale)}>
        {text("codesSaved")}
      </ButtonLink>
    </Card>
  );
}
