import { AdminTable } from "#features/admin/card.tsx";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-errors.page";
import { errorLogCalls, resolveError } from "./contract.ts";

const page = tablePage(errorLogCalls, { resolved: resolveError });
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("operationsErrorLog");

export default function ErrorsPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminTable
      texts="operationsErrorLog"
      data={loaderData}
      nameOf={({ message, type }) => message || type}
      actions={[{ key: "resolved", isOffered: ({ state }) => state === "open" }]}
      bulk={[{ key: "resolved" }, { key: "open" }]}
      quick={{ open: { state: "open" } }}
    />
  );
}
