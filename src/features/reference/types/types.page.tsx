import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { catchLostConnection } from "#shared/client-action.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { typeList } from "../contract.ts";
import type { Route } from "./+types/types.page";
import { typeValueCalls } from "./contract.ts";

const page = tablePage(typeValueCalls);
export async function loader(args: Route.LoaderArgs) {
  const { api } = pageContext(args.context);
  // Without a parent they are the lists.
  const [data, lists] = await Promise.all([page.loader(args), api(typeList, { query: {} })]);
  return { data, lists: lists.map(({ id, name }) => ({ value: id, label: name })) };
}
export const action = page.action;
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);
export const meta = tableMeta("typeValues");

export default function TypesPage({ loaderData: { data, lists } }: Route.ComponentProps) {
  const text = useTranslations("typeValues");
  const locale = useLocale();
  const name = { required: true, maxLength: 100, autoComplete: "off" };
  return (
    <AdminTable
      texts="typeValues"
      data={data}
      nameOf={({ nameEn, nameTr }) => (locale === "tr" ? nameTr : nameEn)}
      actions={[
        {
          key: "children",
          to: ({ id }) => pathTo("adminTypes", locale, {}, { parentId: id }),
          isOffered: ({ children }) => children > 0,
        },
      ]}
      bulk={[{ key: "offer" }, { key: "withdraw" }]}
      quick={{ withdrawn: { isActive: "false" } }}
      filterText={(filter, value) => (filter === "kind" ? value : undefined)}
      create={(problems, reason) => {
        const errorOf = (field: string) => {
          const problem = problems.find((one) => one.field === field);
          return problem && (problem.sentence ?? reason);
        };
        return (
          <>
            <Select
              name="parentId"
              label={text("columns.parent")}
              required
              empty={text("choose")}
              defaultValue={data.filters.parentId ?? ""}
              error={errorOf("parentId") ?? (problems.length === 0 ? reason : undefined)}
              options={lists}
            />
            <TextField {...name} label={text("columns.nameEn")} name="nameEn" error={errorOf("nameEn")} />
            <TextField {...name} label={text("columns.nameTr")} name="nameTr" error={errorOf("nameTr")} />
          </>
        );
      }}
    />
  );
}
