import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProgramPage } from "../program.page.tsx";

/** Other programs of the organization. */
export function OtherPrograms({ others }: ProgramPage) {
  const text = useTranslations("programsDetail");
  const locale = useLocale();
  if (others.length === 0) return null;
  return (
    <Card title={text("others")}>
      <ul className="-my-1 grid text-sm">
        {others.map(({ seoUrl, name, deadline }) => (
          <li key={seoUrl} className="flex flex-col items-start gap-1 py-1.5">
            <Link
              to={pathTo("program", locale, { seoUrl })}
              className="flex min-h-row items-center font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            <DeadlineTag deadline={deadline} ended="closed" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
