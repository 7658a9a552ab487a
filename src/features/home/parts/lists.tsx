import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { IndexData } from "../contract.ts";
import { CompanyList } from "./company-list.tsx";
import { EntryList } from "./entry-list.tsx";

/** The newest of each noun; nothing in a house that has none. */
export function Lists({ index }: { index: Omit<IndexData, "sectors"> }) {
  const t = useTranslations("home");
  const locale = useLocale();
  if (Object.values(index).every((rows) => rows.length === 0)) return null;
  return (
    <section aria-labelledby="lists" className="grid gap-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="lists" className="text-2xl">
          {t("listsTitle")}
        </h2>
        <Link to={pathTo("startups", locale)}>{t("allStartups")}</Link>
      </div>
      <div className="grid gap-5 lg:grid-cols-3">
        <CompanyList title={t("newest")} companies={index.companies} />
        <CompanyList title={t("funded")} companies={index.funded} />
        <CompanyList title={t("seeking")} companies={index.seeking} />
        <EntryList title={t("jobs")} page="job" list="jobs" all={t("allJobs")} entries={index.jobs} />
        <EntryList title={t("users")} page="talent" list="talents" all={t("allPeople")} entries={index.users} />
        <EntryList
          title={t("providers")}
          page="provider"
          list="providers"
          all={t("allProviders")}
          entries={index.providers}
        />
      </div>
    </section>
  );
}
