import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-invitations.page";
import { managedInvitationCalls } from "./contract.ts";

const page = tablePage(managedInvitationCalls);
export const loader = page.loader;
export const meta = tableMeta("invitationsManagement");

export default function InvitationsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const usersWith = (search: string) => pathTo("adminUsers", locale, {}, { search });
  return (
    <AdminTable
      texts="invitationsManagement"
      data={loaderData}
      nameOf={({ email }) => email}
      actions={[
        { key: "sender", to: ({ senderEmail }) => usersWith(senderEmail) },
        { key: "invited", to: ({ email }) => usersWith(email), isOffered: ({ status }) => status === "accepted" },
      ]}
      quick={{ waiting: { status: "waiting" }, expired: { status: "expired" } }}
    />
  );
}
