import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { editedRowAddress } from "#shared/table/address.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import { RowPanel } from "#ui/data-table/row-panel.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-spammers.page";
import { lookAtReports, reportedConversation, spammersCalls } from "./contract.ts";
import { ReportedConversation } from "./parts/conversation.tsx";

const page = tablePage(spammersCalls, { lookedAt: lookAtReports, lock: userCalls.change });

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageContext(args.context);
  const [data, person] = await Promise.all([page.loader(args), page.editedRow(args)]);
  const messages = person ? await api(reportedConversation, { params: { id: person.id } }) : [];
  return { data, person, messages };
}

export const action = page.action;
export const meta = tableMeta("messagesReported");

export default function ReportedMessagesPage({ loaderData: { data, person, messages } }: Route.ComponentProps) {
  const text = useTranslations("messagesReported");
  const locale = useLocale();
  const [query] = useSearchParams();
  const profile = ({ seoUrl }: { seoUrl: string }) => pathTo("talent", locale, { seoUrl });
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <RowPanel row={person} title={({ name }) => text("conversation.title", { name })}>
        {() => <ReportedConversation messages={messages} />}
      </RowPanel>
      <DataTable
        texts="messagesReported"
        data={data}
        nameOf={({ name }) => name}
        cells={{ name: (row) => <PersonCell name={row.name} photo={row.photo} to={profile(row)} /> }}
        actions={[
          { key: "conversation", to: ({ id }) => editedRowAddress(query, id) },
          { key: "lookedAt", isOffered: ({ state }) => state === "open" },
          {
            key: "lock",
            danger: true,
            isOffered: ({ isLocked }) => !isLocked,
            fields: () => <input type="hidden" name="isLocked" value="true" />,
          },
          { key: "account", to: ({ email }) => pathTo("adminUsers", locale, {}, { search: email }) },
          { key: "profile", to: profile },
        ]}
        quick={{ open: { state: "open" } }}
      />
    </>
  );
}
