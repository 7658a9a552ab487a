import { AdminTable } from "#features/admin/card.tsx";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-cities.page";
import { doubleCityCalls, mergeDouble } from "./contract.ts";

const page = tablePage(doubleCityCalls, { merge: mergeDouble });
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("referenceCities");

export default function DoubleCitiesPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminTable
      texts="referenceCities"
      data={loaderData}
      nameOf={({ name }) => name}
      actions={[{ key: "merge", danger: true }]}
    />
  );
}
