import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { isSiteAdmin } from "#shared/access.ts";
import { formatDate } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-startups.page";
import { managedStartupCalls, restoreStartup } from "./contract.ts";
import { drawerAddress, showsSameRows } from "./parts/drawer-address.ts";
import { RowDrawer } from "./parts/row-drawer.tsx";

const page = tablePage(managedStartupCalls, { restore: restoreStartup });
export async function loader(args: Route.LoaderArgs) {
  const mayMerge = isSiteAdmin(pageContext(args.context).viewer);
  return { data: await page.loader(args), mayMerge, monthAgo: isoDay(new Date(Date.now() - 30 * 86_400_000)) };
}
export const action = page.action;
export const meta = tableMeta("startupsManagement");

/** The drawer reads what it shows by itself. */
export const shouldRevalidate = ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation) =>
  !formMethod && showsSameRows(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
interface Revalidation {
  formMethod?: string;
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}

type Row = Route.ComponentProps["loaderData"]["data"]["table"] extends { rows: (infer One)[] } | undefined
  ? One
  : never;
const isThere = ({ state }: Row) => state !== "deleted";

/** Texts of filters that no column has. */
const ANSWERS: Record<string, { yes: AnswerText; no: AnswerText }> = {
  isDeleted: { yes: "quick.deleted", no: "notDeleted" },
  isBot: { yes: "quick.bot", no: "quick.nonBot" },
  isFunded: { yes: "quick.funded", no: "notFunded" },
  isOwned: { yes: "owned", no: "quick.unowned" },
  hasTwoPrograms: { yes: "quick.twoPrograms", no: "oneProgram" },
};
type AnswerText =
  | `quick.${"deleted" | "bot" | "nonBot" | "funded" | "unowned" | "twoPrograms"}`
  | "notDeleted"
  | "owned"
  | "notFunded"
  | "oneProgram";

export default function StartupManagementPage({ loaderData: { data, mayMerge, monthAgo } }: Route.ComponentProps) {
  const text = useTranslations("startupsManagement");
  const locale = useLocale();
  const [query] = useSearchParams();
  const startup = ({ seoUrl }: Row) => pathTo("startup", locale, { seoUrl });
  return (
    <>
      <AdminTable
        texts="startupsManagement"
        data={data}
        createAt={{ to: pathTo("adminAddStartup", locale), label: text("add") }}
        nameOf={({ name }) => name}
        cells={{
          name: (row) => <PersonCell name={row.name} photo={row.logo} to={startup(row)} />,
          // Of what is deleted it is no switch.
          isVisible: () => <Tag tone="bad">{text("values.state.deleted")}</Tag>,
        }}
        isEditable={isThere}
        actions={[
          { key: "roundsAndTeam", to: ({ id }) => drawerAddress(query, id) },
          { key: "page", to: startup, isOffered: isThere },
          {
            key: "edit",
            to: ({ seoUrl }) => pathTo("profileEditStartup", locale, { seoUrl }),
            isOffered: ({ state }) => state === "visible",
          },
          {
            key: "hide",
            change: { field: "isVisible", value: "false" },
            isOffered: ({ state }) => state === "visible",
          },
          { key: "show", change: { field: "isVisible", value: "true" }, isOffered: ({ state }) => state === "hidden" },
          {
            key: "favor",
            change: { field: "isFavorite", value: "true" },
            isOffered: (row) => isThere(row) && !row.isFavorite,
          },
          {
            key: "disfavor",
            change: { field: "isFavorite", value: "false" },
            isOffered: (row) => isThere(row) && row.isFavorite,
          },
          {
            key: "merge",
            to: ({ id }, second) => pathTo("adminMergeStartups", locale, {}, { first: id, second }),
            choose: { name: "second", among: () => ({ isDeleted: "false" }), hint: ({ seoUrl }) => seoUrl },
            isOffered: (row) => mayMerge && isThere(row),
          },
          { key: "delete", danger: true, isOffered: isThere },
          { key: "restore", isOffered: (row) => !isThere(row) },
        ]}
        bulk={[
          { key: "show" },
          { key: "hide" },
          { key: "favor" },
          { key: "disfavor" },
          { key: "delete", danger: true },
          { key: "restore" },
        ]}
        quick={{
          latest: { isDeleted: "false" },
          twoPrograms: { hasTwoPrograms: "true" },
          bot: { isBot: "true" },
          favorite: { isFavorite: "true" },
          recent: { createdFrom: monthAgo },
          funded: { isFunded: "true" },
          unowned: { isOwned: "false" },
          nonBot: { isBot: "false" },
          deleted: { isDeleted: "true" },
        }}
        quickInOwnOrder={["latest"]}
        filterText={(filter, value) => {
          if (filter === "createdFrom" || filter === "createdTo")
            return text(filter === "createdFrom" ? "addedFrom" : "addedTo", { date: formatDate(value, locale) });
          const names = ANSWERS[filter];
          return names && text(value === "true" ? names.yes : names.no);
        }}
      />
      <RowDrawer />
    </>
  );
}
