import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { WarningIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SoleAccess } from "../contract.ts";

/** Lists what nobody else has full access to (decision 16). */
export function SoleAccessCard({ rows, opensStartups }: { rows: SoleAccess[]; opensStartups: boolean }) {
  const text = useTranslations("accountsDeletion");
  const locale = useLocale();
  return (
    <Card className="border-warn">
      <h2 className="flex items-center gap-2.5 text-lg">
        <WarningIcon className="size-5 text-warn" />
        {text("soleAccessTitle")}
      </h2>
      <p className="mt-1 text-ink-muted">{text("soleAccessText")}</p>
      <ul className="mt-3 grid list-disc gap-1 ps-5 font-semibold">
        {rows.map(({ type, name, seoUrl }) => (
          <li key={`${type} ${seoUrl}`} className="wrap-anywhere">
            {type === "startup" && opensStartups ? (
              <Link to={pathTo("startup", locale, { seoUrl })} className="underline">
                {name}
              </Link>
            ) : type === "platform" ? (
              text("platformName", { name })
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
