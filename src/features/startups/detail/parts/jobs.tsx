import { useLocale } from "use-intl";
import type { JobRow } from "#features/jobs/contract.ts";
import { deadlineAt } from "#shared/deadline.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { JobInShort, StartupPage } from "./place.ts";

/** Jobs the page names. */
const JOBS = 4;

/** Members of the startup are answered the others, too. */
export const openJobs = (jobs: readonly JobRow[]): JobInShort[] =>
  jobs
    .filter((job) => deadlineAt(job, new Date()).state === "open")
    .slice(0, JOBS)
    .map(({ seoUrl, title, location: { city, country } }) => ({ seoUrl, title, place: (city ?? country)?.name ?? "" }));

/** Whom the startup looks for. */
export function Jobs({ jobs }: StartupPage) {
  const t = useTranslations("startupDetail");
  const locale = useLocale();
  if (jobs.length === 0) return null;
  return (
    <Card title={t("jobs")}>
      <ul className="-my-1 grid text-sm">
        {jobs.map(({ seoUrl, title, place }) => (
          <li key={seoUrl}>
            <Link
              to={pathTo("job", locale, { seoUrl })}
              className="flex min-h-row flex-col justify-center py-1 hover:underline"
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
