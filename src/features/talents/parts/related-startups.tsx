import { useLocale } from "use-intl";
import { truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PersonStartup } from "../people/contract.ts";

/** The startups somebody is in the team of, or advises. */
export function RelatedStartups({ startups }: { startups: readonly PersonStartup[] }) {
  const text = useTranslations("talents.detail");
  const locale = useLocale();
  if (startups.length === 0) return null;
  return (
    <Card title={text("startups")}>
      <ul className="grid gap-x-8 gap-y-1 md:grid-cols-2">
        {startups.map(({ id, name, seoUrl, logo, tagline, position, isMentor }) => (
          <li key={id} className="flex min-h-row items-center gap-3 py-2">
            <LetterTile name={name} photo={logo} className="size-10 text-base" />
            <div className="min-w-0">
              <Link
                to={pathTo("startup", locale, { seoUrl })}
                className="inline-block font-semibold wrap-anywhere hover:underline"
              >
                {name}
              </Link>
              <p className="text-sm leading-snug text-ink-muted">
                {[isMentor ? text("mentor") : position, tagline && truncate(tagline)].filter(Boolean).join(" · ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
