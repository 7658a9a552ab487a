import type { BulkAction } from "#ui/data-table/table-context.ts";
import type { SelectOption } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";

/** What an admin does with many accounts at a time. */
export function useUserBulk(types: readonly SelectOption[]): BulkAction[] {
  const text = useTranslations("accountsAdmin.users");
  const action = (key: "verify" | "endSessions" | "lock" | "unlock" | "delete" | "restore", danger = false) => ({
    key,
    danger,
    label: text(`actions.${key}`),
    title: (count: number) => text(`bulk.${key}`, { count }),
    done: (count: number) => text("bulk.done", { count }),
  });
  return [
    {
      ...action("verify"),
      key: "setType",
      label: text("bulk.typeLabel"),
      title: (count) => text("bulk.setType", { count }),
      choice: { name: "userTypeId", label: text("columns.userType"), options: [...types, { value: "", label: "—" }] },
    },
    action("verify"),
    { ...action("endSessions", true), text: () => text("bulk.endSessionsText") },
    { ...action("lock", true), text: () => text("bulk.lockText") },
    action("unlock"),
    { ...action("delete", true), text: () => text("bulk.deleteText") },
    action("restore"),
  ];
}
