import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pathTo } from "#shared/paths.ts";
import { FactsCard } from "#ui/facts-card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { reportList } from "../../filters.ts";
import type { ReportPage } from "../report.page.tsx";

/** Short facts; each value leads to the reports that share it. */
export function ReportFacts({ report, twins }: ReportPage) {
  const text = useTranslations("reportsDetail");
  const locale = useLocale();
  const linked = (field: "category" | "type" | "version" | "language") => (
    <Link to={listPath(reportList, locale, { filter: { [field]: [report[field].slug] } })} className="hover:underline">
      {report[field].name}
    </Link>
  );
  const facts: [name: string, value: ReactNode][] = [
    [text("category"), linked("category")],
    [text("type"), linked("type")],
    [text("version"), linked("version")],
    [
      text("language"),
      <span key="language" className="grid">
        {linked("language")}
        {twins.map((twin) => (
          <Link key={twin.seoUrl} to={pathTo("report", locale, { seoUrl: twin.seoUrl })} className="hover:underline">
            {text("inLanguage", { language: twin.language })}
          </Link>
        ))}
      </span>,
    ],
    [text("released"), formatDate(report.releaseDate, locale)],
    [text("file"), report.fileName],
  ];
  return <FactsCard title={text("facts")} facts={facts} />;
}
