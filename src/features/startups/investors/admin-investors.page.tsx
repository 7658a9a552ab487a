import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-investors.page";
import { investorCalls } from "./contract.ts";

const page = tablePage(investorCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("startupsInvestors");

export default function InvestorsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <AdminTable
      texts="startupsInvestors"
      data={loaderData}
      nameOf={({ name }) => name}
      actions={[
        {
          key: "accepted",
          inRow: true,
          change: { field: "state", value: "accepted" },
          isOffered: ({ state, isTied }) => state !== "accepted" || isTied,
        },
        {
          key: "withoutOwn",
          inRow: true,
          change: { field: "state", value: "withoutOwn" },
          isOffered: ({ isTied }) => isTied,
        },
        {
          key: "declined",
          danger: true,
          change: { field: "state", value: "declined" },
          isOffered: ({ state }) => state !== "declined",
        },
        { key: "page", to: ({ kind, seoUrl }) => pathTo(PAGES[kind], locale, { seoUrl }) },
      ]}
      quick={{ open: { state: "open" }, tied: { isTied: "true" } }}
    />
  );
}

const PAGES = { organization: "techCenter", person: "talent" } as const;
