import { useLocale } from "use-intl";
import { queryOf } from "#shared/detail-parts.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Prose } from "#ui/prose.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { ROUNDS_PARAM } from "./place.ts";

interface UpdatesProps {
  startup: StartupDetail;
  /** Only so many, with the way to the others. */
  latest?: number;
}

/** The updates, newest first. */
export function Updates({ startup: { seoUrl, importantUpdates: all }, latest = all.length }: UpdatesProps) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  if (all.length === 0) return null;
  return (
    <Card
      title={t("updates")}
      end={
        all.length > latest && (
          <Link
            to={pathTo("startup", locale, { seoUrl }) + queryOf("updates", ROUNDS_PARAM)}
            className={`${TEXT_LINK} text-sm`}
          >
            {t("allUpdates")}
          </Link>
        )
      }
    >
      <ol className="grid">
        {all.slice(0, latest).map(({ id, date, description }) => (
          <li key={id} className="group relative grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute start-[0.45rem] top-5 -bottom-1 w-px bg-line-strong group-last:hidden"
            />
            <span
              aria-hidden="true"
              className="mt-1 size-4 bg-honey [clip-path:polygon(50%_0,96%_25%,96%_75%,50%_100%,4%_75%,4%_25%)]"
            />
            <div className="min-w-0">
              <p className="mb-0.5 text-sm text-ink-muted">
                <DateText value={date} />
              </p>
              <Prose>{description}</Prose>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
