import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { cityList } from "#features/reference/contract.ts";
import { pageContext } from "#shared/page-context.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { editedRowAddress } from "#shared/table/address.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { fixedId } from "#shared/type-id.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { RowPanel } from "#ui/data-table/row-panel.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-earthquake-help.page";
import { managedHelpCalls } from "./contract.ts";
import { EditHelp } from "./parts/edit-help.tsx";
import { HelpFields } from "./parts/help-fields.tsx";

const page = tablePage(managedHelpCalls, { edit: managedHelpCalls.change });

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageContext(args.context);
  const [data, cities, help] = await Promise.all([
    page.loader(args),
    api(cityList, { query: { countryId: fixedId("country/TR") } }),
    page.editedRow(args),
  ]);
  return { data, cities: cities.map(({ id, name }) => ({ id, name })), help };
}

export const action = (args: Route.ActionArgs) => page.action(args);
export const meta = tableMeta("earthquakeHelpManagement");

export default function ManagedHelpPage({ loaderData: { data, cities, help } }: Route.ComponentProps) {
  const text = useTranslations("earthquakeHelpManagement");
  const locale = useLocale();
  const [query] = useSearchParams();
  const nameOf = ({ titleEn, titleTr }: { titleEn: string; titleTr: string }) => (locale === "tr" ? titleTr : titleEn);
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <RowPanel row={help} title={(row) => text("edit.title", { title: nameOf(row) })}>
        {(row) => <EditHelp help={row} cities={cities} />}
      </RowPanel>
      <DataTable
        texts="earthquakeHelpManagement"
        data={data}
        nameOf={nameOf}
        actions={[
          { key: "edit", to: ({ id }) => editedRowAddress(query, id) },
          { key: "delete", danger: true },
        ]}
        quick={{
          needs: { direction: "need", state: "open" },
          offers: { direction: "offer", state: "open" },
          hidden: { isVisible: "false" },
        }}
        create={(problems: readonly ShownProblem[], reason: string | undefined) => (
          <HelpFields cities={cities} problems={problems} reason={reason} />
        )}
      />
    </>
  );
}
