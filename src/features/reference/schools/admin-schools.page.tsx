import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import { countryList } from "../contract.ts";
import { UseCount } from "../parts/use-count.tsx";
import type { Route } from "./+types/admin-schools.page";
import { schoolCalls } from "./contract.ts";

const page = tablePage(schoolCalls);
export async function loader(args: Route.LoaderArgs) {
  const countries = await pageContext(args.context).api(countryList, {});
  const data = await page.loader(args);
  return { data, countries: countries.map(({ id, name }) => ({ value: id, label: name })) };
}
export const action = page.action;
export const meta = tableMeta("referenceSchools");

export default function SchoolsPage({ loaderData: { data, countries } }: Route.ComponentProps) {
  const text = useTranslations("referenceSchools");
  const locale = useLocale();
  return (
    <AdminTable
      texts="referenceSchools"
      data={data}
      nameOf={({ nameEn }) => nameEn}
      cells={{
        members: ({ id, members }) => (
          <UseCount
            count={members}
            label={text("columns.members")}
            to={pathTo("adminUsers", locale, {}, { schoolId: id })}
          />
        ),
      }}
      choices={{ country: [{ value: "", label: text("noCountry") }, ...countries] }}
      isEditable={({ state }, column) => state !== "confirmed" || column !== "country"}
      actions={[
        {
          key: "merge",
          danger: true,
          change: { field: "sameAs", value: ({ closestId }) => closestId! },
          isOffered: ({ closestId }) => closestId !== null,
        },
        {
          key: "reject",
          change: { field: "state", value: "rejected" },
          isOffered: ({ state }) => state === "suggested",
        },
        {
          key: "reopen",
          change: { field: "state", value: "suggested" },
          isOffered: ({ state }) => state === "rejected",
        },
      ]}
      bulk={[{ key: "rejected" }, { key: "suggested" }]}
      quick={{ open: { state: "suggested" } }}
    />
  );
}
