import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ClaimKind } from "./limits.ts";

/** On the page of an entry that nobody manages, for members. */
export function ClaimCard({ kind, seoUrl }: { kind: ClaimKind; seoUrl: string }) {
  const text = useTranslations("claimsAsking");
  const locale = useLocale();
  return (
    <Card title={text("isYours")}>
      <p className="mb-4 text-sm text-ink-muted">{text("isYoursLead")}</p>
      <ButtonLink to={pathTo("claim", locale, { kind, seoUrl })}>{text("claim")}</ButtonLink>
    </Card>
  );
}
