import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ScopeNames } from "../card.tsx";
import type { OwnEntity } from "../contract.ts";

/** For who may not see the other members: what they may do themselves. */
export function OwnRights({ entity: { entityName, effective, expiresAt } }: { entity: OwnEntity }) {
  const text = useTranslations("access");
  const locale = useLocale();
  return (
    <Card title={entityName}>
      <p className="text-ink-muted">{text("notAllowed")}</p>
      <p className="mt-2 font-semibold">
        <ScopeNames scopes={effective} />
      </p>
      {expiresAt && (
        <p className="mt-1 text-sm text-ink-muted">{text("until", { date: formatDate(expiresAt, locale) })}</p>
      )}
    </Card>
  );
}
