import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { useNounTexts } from "../filter-panel/list-context.tsx";
import { LockIcon } from "../icon.tsx";
import { usePackagesPath } from "../packages-path.ts";
import { useTranslations } from "../translations.ts";

interface HiddenRowsProps {
  total: number;
  /** How many of them are shown. */
  rows: number;
  hasPackagesPage: boolean;
}

/** How many rows are hidden, and the way on: "Subscribe to continue", or the filters while there is nothing to subscribe to. */
export function HiddenRows({ total, rows, hasPackagesPage }: HiddenRowsProps) {
  const noun = useNounTexts();
  const text = useTranslations("listPage.limit");
  const locale = useLocale();
  const packages = usePackagesPath();
  const numbers = { total: formatNumber(total, locale), rows: formatNumber(rows, locale) };
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-honey-soft">
      <LockIcon className="size-7 text-honey-deep" />
      <div className="min-w-60 flex-1">
        <h2 className="text-lg">{text(hasPackagesPage ? "title" : "narrow")}</h2>
        <p className="mt-0.5 text-sm">
          {noun("limit.text", { ...numbers, hidden: total - rows })}{" "}
          {hasPackagesPage ? text("withPackage") : rows > 0 && noun("limit.noPackages", numbers)}
        </p>
      </div>
      {hasPackagesPage ? (
        <ButtonLink kind="primary" to={packages}>
          {text("packages")}
        </ButtonLink>
      ) : (
        // A plain link: the browser scrolls to its target, also when the filters are not visible.
        <a href="#filters" className="button button-primary">
          {text("filters")}
        </a>
      )}
    </Card>
  );
}
