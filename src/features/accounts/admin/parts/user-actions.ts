import type { RowAction } from "#ui/data-table/table-context.ts";
import { useTranslations } from "#ui/translations.ts";
import type { UserRow } from "../contract.ts";

/** What an admin does for or against an account. Accounts above the admin's role offer nothing. */
export function useUserActions(): RowAction<UserRow>[] {
  const text = useTranslations("accountsAdmin.users");
  return [
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
      isOffered: ({ editable, isLocked }) => editable && isLocked,
      done: ({ name }) => text("done.unlock", { name }),
    },
  ];
}
