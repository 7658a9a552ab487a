import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { useTranslations } from "#ui/translations.ts";
import type { IndexData } from "../contract.ts";
import { CompanyList } from "./company-list.tsx";
import { EntryList } from "./entry-list.tsx";

interface ListsProps {
  index: Omit<IndexData, "sectors">;
  /** How many startups there are; undefined: it could not be read. */
  startups: number | undefined;
  /** Addresses of the startups that raised money, and of the filters of those that look for it. */
  funded: string;
  seeking: string;
}

/** The newest of each noun; nothing in a house that has none. */
export function Lists({ index, startups, funded, seeking }: ListsProps) {
  const t = useTranslations("home");
  const locale = useLocale();
  if (Object.values(index).every((rows) => rows.length === 0)) return null;
  return (
    <section aria-labelledby="lists" className="grid gap-5">
      <h2 id="lists" className="text-2xl">
        {t("listsTitle")}
      </h2>
      <div className="grid gap-5 lg:grid-cols-3">
        <CompanyList
          title={t("newest")}
          companies={index.companies}
          all={{
            to: pathTo("startups", locale),
            text: startups ? t("allOf.startups", { count: startups }) : t("allStartups"),
          }}
        />
        <CompanyList title={t("funded")} companies={index.funded} all={{ to: funded, text: t("allOf.funded") }} />
        <CompanyList title={t("seeking")} companies={index.seeking} all={{ to: seeking, text: t("allOf.seeking") }} />
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
