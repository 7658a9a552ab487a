import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import { NameFields } from "../parts/name-fields.tsx";
import { UseCount } from "../parts/use-count.tsx";
import type { Route } from "./+types/admin-user-type-management.page";
import { userTypeCalls } from "./contract.ts";

const page = tablePage(userTypeCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("referenceUserTypes");

export default function UserTypesPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("referenceUserTypes");
  const locale = useLocale();
  return (
    <AdminTable
      texts="referenceUserTypes"
      data={loaderData}
      nameOf={({ nameEn, nameTr }) => (locale === "tr" ? nameTr : nameEn)}
      cells={{
        accounts: ({ id, accounts }) => (
          <UseCount
            count={accounts}
            label={text("columns.accounts")}
            to={pathTo("adminUsers", locale, {}, { userTypeId: id })}
          />
        ),
      }}
      actions={[{ key: "delete", danger: true, isOffered: ({ isBuiltIn, accounts }) => !isBuiltIn && accounts === 0 }]}
      create={(problems, reason) => (
        <NameFields labelOf={(name) => text(`columns.${name}`)} problems={problems} reason={reason} />
      )}
    />
  );
}
