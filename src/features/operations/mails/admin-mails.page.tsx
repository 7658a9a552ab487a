import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import type { Route } from "./+types/admin-mails.page";
import { sendMailAgain, sentMailCalls } from "./contract.ts";

const page = tablePage(sentMailCalls, { again: sendMailAgain });
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("operationsMails");

export default function MailsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <AdminTable
      texts="operationsMails"
      data={loaderData}
      nameOf={({ recipient, subject }) => `${recipient}, ${subject}`}
      actions={[
        { key: "again", isOffered: ({ canSend }) => canSend },
        { key: "account", to: ({ recipient }) => pathTo("adminUsers", locale, {}, { search: recipient }) },
      ]}
      bulk={[{ key: "again" }]}
      quick={{ failed: { state: "failed" }, waiting: { state: "waiting" } }}
    />
  );
}
