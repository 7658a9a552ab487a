import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { typeList } from "#features/reference/contract.ts";
import { formatDate } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { typeId } from "#shared/type-id.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import { useTranslations } from "#ui/translations.ts";
import { removeSecondFactorOf } from "../second-factor/contract.ts";
import type { Route } from "./+types/admin-users.page";
import { endSessions, restoreUser, userCalls } from "./contract.ts";
import { CorrectedName } from "./parts/corrected-name.tsx";
import { NewUserFields } from "./parts/new-user-fields.tsx";

const page = tablePage(userCalls, {
  endSessions,
  restore: restoreUser,
  correctName: userCalls.change,
  oneStep: removeSecondFactorOf,
});
export async function loader(args: Route.LoaderArgs) {
  const { api } = pageContext(args.context);
  const types = await api(typeList, { query: { parentId: typeId("userType") } });
  const data = await page.loader(args);
  const monthAgo = isoDay(new Date(Date.now() - 30 * 86_400_000));
  return { data, types: types.map(({ id, name }) => ({ value: id, label: name })), monthAgo };
}
export const action = page.action;
export const meta = tableMeta("accountsAdmin.users");

export default function UsersPage({ loaderData: { data, types, monthAgo } }: Route.ComponentProps) {
  const text = useTranslations("accountsAdmin.users");
  const locale = useLocale();
  const noType = { value: "", label: "–" };
  return (
    <AdminTable
      texts="accountsAdmin.users"
      data={data}
      nameOf={({ name }) => name}
      cells={{ name: (row) => <PersonCell {...row} />, email: ({ email }) => <Address email={email} /> }}
      choices={{ userType: [noType, ...types] }}
      isEditable={({ editable }) => editable}
      actions={[
        { key: "profile", to: ({ seoUrl }) => pathTo("talent", locale, { seoUrl }) },
        { key: "seeAs", to: ({ email }) => pathTo("seeAs", locale, {}, { person: email }) },
        {
          key: "correctName",
          isOffered: ({ editable }) => editable,
          fields: (row, reason) => <CorrectedName {...row} reason={reason} />,
        },
        {
          key: "verify",
          change: { field: "isVerified", value: "true" },
          isOffered: ({ editable, isVerified }) => editable && !isVerified,
        },
        { key: "endSessions", isOffered: ({ editable, sessions }) => editable && sessions > 0 },
        { key: "oneStep", danger: true, isOffered: ({ editable, hasSecondFactor }) => editable && hasSecondFactor },
        {
          key: "lock",
          danger: true,
          change: { field: "isLocked", value: "true" },
          isOffered: ({ editable, isLocked }) => editable && !isLocked,
        },
        {
          key: "unlock",
          change: { field: "isLocked", value: "false" },
          isOffered: ({ editable, isLocked, deleteAt }) => editable && isLocked && !deleteAt,
        },
        { key: "delete", danger: true, isOffered: ({ editable, deleteAt }) => editable && !deleteAt },
        { key: "restore", isOffered: ({ editable, deleteAt }) => editable && deleteAt !== null },
      ]}
      bulk={[
        {
          key: "setType",
          choice: { name: "userTypeId", label: text("columns.userType"), options: [...types, noType] },
        },
        { key: "verify" },
        { key: "endSessions", danger: true },
        { key: "lock", danger: true },
        { key: "unlock" },
        { key: "delete", danger: true },
        { key: "restore" },
      ]}
      quick={{
        recent: { createdFrom: monthAgo },
        unverified: { isVerified: "false" },
        locked: { isLocked: "true" },
        leaving: { isLeaving: "true" },
      }}
      filterText={(filter, value) => {
        if (filter === "isLeaving") return text(value === "true" ? "quick.leaving" : "staying");
        if (filter === "schoolId" || filter === "cityId") return text(filter === "schoolId" ? "ofSchool" : "ofCity");
        return text(filter === "createdFrom" ? "joinedFrom" : "joinedTo", { date: formatDate(value, locale) });
      }}
      createReason={({ code }) => (code === "conflict" ? text("create.exists") : undefined)}
      create={(problems, reason) => <NewUserFields problems={problems} reason={reason} types={types} />}
    />
  );
}

const Address = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="block truncate hover:underline" title={email}>
    {email}
  </a>
);
