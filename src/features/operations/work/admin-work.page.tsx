import { AdminTable } from "#features/admin/card.tsx";
import { cellText } from "#shared/table/column.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-work.page";
import { tryAgain, workCalls } from "./contract.ts";

const page = tablePage(workCalls, { again: tryAgain });
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("operationsWork");

export default function WorkPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminTable
      texts="operationsWork"
      data={loaderData}
      nameOf={({ name }, words) => cellText({ key: "name" }, name, words)}
      actions={[{ key: "again", isOffered: ({ state }) => state !== "running" }]}
      bulk={[{ key: "again" }]}
      quick={{ failed: { state: "failed" }, waiting: { state: "waiting" } }}
    />
  );
}
