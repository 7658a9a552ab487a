import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { JobPage } from "../detail.page.tsx";

/** What else the startup looks for. */
export function OtherJobs({ others }: JobPage) {
  const text = useTranslations("jobDetail");
  const locale = useLocale();
  if (others.length === 0) return null;
  return (
    <Card title={text("others")}>
      <ul className="-my-1 grid text-sm">
        {others.map(({ id, seoUrl, title, place }) => (
          <li key={id}>
            <Link
              to={pathTo("job", locale, { seoUrl })}
              className="flex min-h-row flex-col justify-center py-1.5 hover:underline"
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="text-ink-muted">{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
