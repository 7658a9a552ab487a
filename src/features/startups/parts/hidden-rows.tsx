import { useLocale, useTranslations } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LockIcon } from "#ui/icon.tsx";

interface HiddenRowsProps {
  hidden: number;
  rows: number;
  hasPackagesPage: boolean;
}

/** "Subscribe to continue": how much is hidden, why, and what shows it. */
export function HiddenRows({ hidden, rows, hasPackagesPage }: HiddenRowsProps) {
  const text = useTranslations("startups.limit");
  const locale = useLocale();
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-honey-soft">
      <LockIcon className="size-7 text-honey-deep" />
      <div className="min-w-60 flex-1">
        <h2 className="text-lg">{text("title")}</h2>
        <p className="mt-0.5 text-sm">
          {text("text", { hidden, rows: formatNumber(rows, locale) })} {!hasPackagesPage && text("noPackages")}
        </p>
      </div>
      {hasPackagesPage && (
        <ButtonLink kind="primary" to={pathTo("membershipPackages", locale)}>
          {text("packages")}
        </ButtonLink>
      )}
    </Card>
  );
}
