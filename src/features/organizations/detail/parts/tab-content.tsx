import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { PatentCard } from "#features/patents/card.tsx";
import { ProgramCard } from "#features/programs/card.tsx";
import { InvestmentTable } from "#features/startups/funding/card.tsx";
import { queryOf } from "#shared/detail-parts.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { EyeOffIcon, InfoIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Prose } from "#ui/prose.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OrganizationPage } from "../tech-center.page.tsx";
import { PAGE_PARAM, tabsOf } from "./place.ts";
import { Portfolio } from "./portfolio.tsx";
import { Team } from "./team.tsx";

/** The part of the organization that the address names. */
export function TabContent(page: OrganizationPage) {
  const text = useTranslations("organizationsDetail");
  const { organization, tab, programs, patents, portfolio, rounds } = page;
  return (
    <>
      {!organization.isVisible && <Note icon={<EyeOffIcon />}>{text("notListed")}</Note>}
      {tab === "summary" && <Summary {...page} />}
      {programs && (
        <Cards title={text("programs")} empty={text("noPrograms")} page={page} rows={programs}>
          {programs.rows.map((row) => (
            <ProgramCard key={row.seoUrl} row={row} />
          ))}
        </Cards>
      )}
      {portfolio && (
        <Cards title={text("portfolio")} empty={text("noPortfolio")} page={page} rows={portfolio}>
          <Portfolio rows={portfolio.rows} />
        </Cards>
      )}
      {patents && (
        <Cards title={text("patents")} empty="" page={page} rows={patents}>
          {patents.rows.map((patent) => (
            <PatentCard
              key={patent.id}
              row={{
                name: patent.name,
                seoUrl: patent.id,
                photo: patent.photo,
                organization: patent.organization.name,
                readiness: patent.technologyReadinessLevel?.name,
                sectors: patent.sectors.map(({ name }) => name),
                lookingFor: patent.lookingFor.map(({ name }) => name),
                value: patent.value,
              }}
            />
          ))}
        </Cards>
      )}
      {rounds && (
        <Card title={text("funding")} flush>
          <InvestmentTable investor={organization} rows={rounds.rows} />
          <div className="border-t border-line px-5 py-4 sm:px-6">
            <Pages page={page} rows={rounds} />
          </div>
        </Card>
      )}
      {tab === "team" && <Team {...page} />}
    </>
  );
}

function Summary({ organization }: OrganizationPage) {
  const text = useTranslations("organizationsDetail");
  const parts = ["description", "about", "facilities"] as const;
  const isEmpty = parts.every((part) => !organization[part]) && tabsOf(organization).every(({ count }) => !count);
  if (isEmpty)
    return (
      <Note icon={<InfoIcon />} title={text("sparseTitle")}>
        <p>{text("sparse")}</p>
      </Note>
    );
  return parts.map((part) => {
    const content = organization[part];
    return (
      content && (
        <Card key={part} title={text(part === "description" ? "what" : part)}>
          <Prose>{content}</Prose>
        </Card>
      )
    );
  });
}

interface Rows {
  currentPage: number;
  pageSize: number;
  totalCount: number;
}

interface CardsProps {
  title: string;
  /** What will stand here, where nothing does yet. */
  empty: string;
  page: OrganizationPage;
  rows: Rows;
  children: ReactNode;
}

function Cards({ title, empty, page, rows, children }: CardsProps) {
  if (rows.totalCount === 0) return <Note icon={<InfoIcon />}>{empty}</Note>;
  return (
    <section aria-label={title} className="grid gap-6">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4.5">{children}</div>
      <Pages page={page} rows={rows} />
    </section>
  );
}

function Pages({ page: { organization, tab }, rows }: { page: OrganizationPage; rows: Rows }) {
  const text = useTranslations("organizationsDetail");
  const locale = useLocale();
  const address = pathTo("techCenter", locale, { seoUrl: organization.seoUrl });
  return (
    <Pagination
      label={text("pages")}
      page={rows.currentPage}
      pageSize={rows.pageSize}
      total={rows.totalCount}
      to={(page) => address + queryOf(tab, PAGE_PARAM, page)}
    />
  );
}
