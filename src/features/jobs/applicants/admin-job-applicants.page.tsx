import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import type { Route } from "./+types/admin-job-applicants.page";
import { jobApplicantCalls } from "./contract.ts";

const page = tablePage(jobApplicantCalls);
export const loader = page.loader;
export const meta = tableMeta("jobsApplicants");

export default function JobApplicantsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const profile = (row: { personSeoUrl: string }) => pathTo("talent", locale, { seoUrl: row.personSeoUrl });
  return (
    <AdminTable
      texts="jobsApplicants"
      data={loaderData}
      nameOf={({ person, job }) => `${person} · ${job}`}
      cells={{ person: (row) => <PersonCell name={row.person} photo={row.photo} to={profile(row)} /> }}
      actions={[
        { key: "person", to: profile },
        {
          key: "job",
          to: ({ jobSeoUrl }) => pathTo("job", locale, { seoUrl: jobSeoUrl! }),
          isOffered: ({ jobSeoUrl }) => jobSeoUrl !== null,
        },
        { key: "startup", to: ({ startupSeoUrl }) => pathTo("startup", locale, { seoUrl: startupSeoUrl }) },
      ]}
      quick={{ waiting: { state: "waiting" } }}
    />
  );
}
