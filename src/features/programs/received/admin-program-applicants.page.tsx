import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-program-applicants.page";
import { applicantCalls } from "./contract.ts";

const page = tablePage(applicantCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("programsReceived.applicants");

export default function ApplicantsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <AdminTable
      texts="programsReceived.applicants"
      data={loaderData}
      nameOf={({ startup, program }) => `${startup} · ${program}`}
      actions={[
        { key: "startup", to: ({ startupSeoUrl }) => pathTo("startup", locale, { seoUrl: startupSeoUrl }) },
        { key: "program", to: ({ programSeoUrl }) => pathTo("program", locale, { seoUrl: programSeoUrl }) },
      ]}
      quick={{ sent: { state: "sent" } }}
    />
  );
}
