import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import { UseCount } from "../parts/use-count.tsx";
import type { Route } from "./+types/admin-cities.page";
import { doubleCityCalls, mergeDouble } from "./contract.ts";

const page = tablePage(doubleCityCalls, { merge: mergeDouble });
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("referenceCities");

export default function DoubleCitiesPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("referenceCities");
  const locale = useLocale();
  return (
    <AdminTable
      texts="referenceCities"
      data={loaderData}
      nameOf={({ name }) => name}
      cells={{
        startups: ({ id, startups }) => (
          <UseCount
            count={startups}
            label={text("columns.startups")}
            to={pathTo("adminStartups", locale, {}, { cityId: id })}
          />
        ),
        organizations: ({ id, organizations }) => (
          <UseCount
            count={organizations}
            label={text("columns.organizations")}
            to={pathTo("adminOrganizations", locale, {}, { cityId: id })}
          />
        ),
        people: ({ id, people }) => (
          <UseCount
            count={people}
            label={text("columns.people")}
            to={pathTo("adminUsers", locale, {}, { cityId: id })}
          />
        ),
      }}
      actions={[{ key: "merge", danger: true }]}
    />
  );
}
