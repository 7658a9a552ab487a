import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import type { RowAction } from "#ui/data-table/table-context.ts";
import { useTranslations } from "#ui/translations.ts";
import type { UserRow } from "../contract.ts";

/** What an admin does for or against an account. Accounts above the admin's role offer nothing. */
export function useUserActions(): RowAction<UserRow>[] {
  const text = useTranslations("accountsAdmin.users");
  const locale = useLocale();
  return [
    { key: "profile", label: text("actions.profile"), to: ({ seoUrl }) => pathTo("talent", locale, { seoUrl }) },
    {
      key: "verify",
      label: text("actions.verify"),
      isOffered: ({ editable, isVerified }) => editable && !isVerified,
      done: ({ name }) => text("done.verify", { name }),
    },
    {
      key: "endSessions",
      label: text("actions.endSessions"),
      isOffered: ({ editable, sessions }) => editable && sessions > 0,
      confirm: {
        title: text("actions.endSessionsTitle"),
        text: ({ name }) => text("actions.endSessionsText", { name }),
      },
      done: ({ name }) => text("done.endSessions", { name }),
    },
    {
      key: "lock",
      label: text("actions.lock"),
      danger: true,
      isOffered: ({ editable, isLocked }) => editable && !isLocked,
      confirm: { title: text("actions.lockTitle"), text: ({ name }) => text("actions.lockText", { name }) },
      done: ({ name }) => text("done.lock", { name }),
    },
    {
      key: "unlock",
      label: text("actions.unlock"),
      isOffered: ({ editable, isLocked, deleteAt }) => editable && isLocked && !deleteAt,
      done: ({ name }) => text("done.unlock", { name }),
    },
    {
      key: "delete",
      label: text("actions.delete"),
      danger: true,
      isOffered: ({ editable, deleteAt }) => editable && !deleteAt,
      confirm: { title: text("actions.deleteTitle"), text: ({ name }) => text("actions.deleteText", { name }) },
      done: ({ name }) => text("done.delete", { name }),
    },
    {
      key: "restore",
      label: text("actions.restore"),
      isOffered: ({ editable, deleteAt }) => editable && deleteAt !== null,
      done: ({ name }) => text("done.restore", { name }),
    },
  ];
}
