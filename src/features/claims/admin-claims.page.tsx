import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-claims.page";
import { claimCalls } from "./contract.ts";

const page = tablePage(claimCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("claims");

export default function ClaimsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <AdminTable
      texts="claims"
      data={loaderData}
      nameOf={({ name }) => name}
      actions={[
        {
          key: "accepted",
          inRow: true,
          change: { field: "state", value: "accepted" },
          isOffered: ({ state }) => state === "open",
        },
        {
          key: "declined",
          danger: true,
          change: { field: "state", value: "declined" },
          isOffered: ({ state }) => state === "open",
        },
        {
          key: "page",
          to: ({ kind, seoUrl }) => pathTo(PAGES[kind], locale, { seoUrl }),
          isOffered: ({ seoUrl }) => seoUrl !== "",
        },
        { key: "profile", to: ({ personSeoUrl }) => pathTo("talent", locale, { seoUrl: personSeoUrl }) },
      ]}
      quick={{ open: { state: "open" } }}
    />
  );
}

const PAGES = { startup: "startup", organization: "techCenter", provider: "provider" } as const;
