import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-vanished.page";
import { vanishedRowCalls } from "./contract.ts";

const page = tablePage(vanishedRowCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("startupsVanished");

export default function VanishedPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <AdminTable
      texts="startupsVanished"
      data={loaderData}
      nameOf={({ name }) => name}
      actions={[
        {
          key: "stays",
          change: { field: "decision", value: "stays" },
          isOffered: ({ decision }) => decision === "open",
        },
        {
          key: "gone",
          danger: true,
          change: { field: "decision", value: "gone" },
          isOffered: ({ decision }) => decision !== "gone",
        },
        {
          key: "open",
          change: { field: "decision", value: "open" },
          isOffered: ({ decision }) => decision === "stays",
        },
        {
          key: "page",
          to: ({ seoUrl }) => pathTo("startup", locale, { seoUrl: seoUrl! }),
          isOffered: ({ kind, seoUrl }) => kind !== "organization" && seoUrl !== null,
        },
      ]}
      bulk={[{ key: "stays" }, { key: "gone", danger: true }]}
      quick={{ open: { decision: "open" } }}
    />
  );
}
