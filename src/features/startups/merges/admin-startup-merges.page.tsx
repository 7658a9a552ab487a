import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-startup-merges.page";
import { startupMergeCalls, undoStartupMerge } from "./contract.ts";

const page = tablePage(startupMergeCalls, { undo: undoStartupMerge });
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("startupsMerges");

export default function StartupMergesPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <AdminTable
      texts="startupsMerges"
      below="adminStartups"
      data={loaderData}
      nameOf={({ name, merged }) => `${merged}, ${name}`}
      actions={[
        { key: "page", to: ({ seoUrl }) => pathTo("startup", locale, { seoUrl }) },
        { key: "undo", danger: true, isOffered: ({ mayUndo }) => mayUndo },
      ]}
    />
  );
}
