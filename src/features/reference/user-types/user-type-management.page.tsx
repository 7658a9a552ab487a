import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { catchLostConnection } from "#shared/client-action.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { BothLanguages } from "#ui/both-languages.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/user-type-management.page";
import { userTypeCalls } from "./contract.ts";

const page = tablePage(userTypeCalls);
export const loader = page.loader;
export const action = page.action;
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);
export const meta = tableMeta("userTypes");

export default function UserTypesPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("userTypes");
  const locale = useLocale();
  const name = { required: true, maxLength: 100, autoComplete: "off" };
  return (
    <AdminTable
      texts="userTypes"
      data={loaderData}
      nameOf={({ nameEn, nameTr }) => (locale === "tr" ? nameTr : nameEn)}
      actions={[{ key: "delete", danger: true, isOffered: ({ isBuiltIn, accounts }) => !isBuiltIn && accounts === 0 }]}
      create={(problems, reason) => {
        const errorOf = (field: string) => {
          const problem = problems.find((one) => one.field === field);
          return problem && (problem.sentence ?? reason);
        };
        const other = problems.length === 0 ? reason : undefined;
        return (
          <BothLanguages>
            {(lang, end, isFirst) => (
              <TextField
                {...name}
                label={text(`columns.name${end}`)}
                name={`name${end}`}
                lang={lang}
                data-autofocus={isFirst ? "" : undefined}
                error={errorOf(`name${end}`) ?? (isFirst ? other : undefined)}
              />
            )}
          </BothLanguages>
        );
      }}
    />
  );
}
