import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-flagged-texts.page";
import { flaggedTextCalls } from "./contract.ts";

const page = tablePage(flaggedTextCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("flaggedTexts");

export default function FlaggedTextsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("flaggedTexts");
  const locale = useLocale();
  const profile = ({ seoUrl }: { seoUrl: string }) => pathTo("talent", locale, { seoUrl });
  return (
    <AdminTable
      texts="flaggedTexts"
      data={loaderData}
      headActions={
        <Link to={pathTo("adminBannedWords", locale)} className="button button-secondary">
          {text("words")}
        </Link>
      }
      nameOf={({ word, person }) => text("name", { word, person })}
      cells={{ person: (row) => <PersonCell name={row.person} photo={row.photo} to={profile(row)} /> }}
      actions={[
        {
          key: "lookedAt",
          change: { field: "state", value: "lookedAt" },
          isOffered: ({ state }) => state === "open",
        },
        { key: "open", change: { field: "state", value: "open" }, isOffered: ({ state }) => state === "lookedAt" },
        { key: "profile", to: profile },
        { key: "account", to: ({ email }) => pathTo("adminUsers", locale, {}, { search: email }) },
      ]}
      bulk={[{ key: "lookedAt" }, { key: "open" }]}
      quick={{ open: { state: "open" } }}
    />
  );
}
