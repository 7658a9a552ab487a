import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/card.tsx";
import { catchLostConnection } from "#shared/client-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { loadTable, tableAction, type Works } from "#shared/table/page.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTableRun } from "#ui/data-table/use-table-run.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/flagged-texts.page";
import { changeFlaggedText, changeFlaggedTexts, type FlaggedTextRow, listFlaggedTexts } from "./contract.ts";
import { FLAG_STATES, FLAGGED_TEXT_COLUMNS, type FlagState, TEXT_KINDS } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const list = (query: object) => page.api(listFlaggedTexts, { query });
  return loadTable<FlaggedTextRow>(page, url, { key: "flagged-texts", columns: FLAGGED_TEXT_COLUMNS, list });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = pageContext(context);
  const become =
    (state: FlagState): Works[string] =>
    ({ id }, options) =>
      page.api(changeFlaggedText, { params: { id }, body: { state } }, options);
  const works = { lookedAt: become("lookedAt"), open: become("open") };
  return tableAction(page, await request.formData(), works, changeFlaggedTexts);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("flaggedTexts.title"), description: t("flaggedTexts.lead"), noindex: true }));

export default function FlaggedTextsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("flaggedTexts");
  const locale = useLocale();
  const tableRun = useTableRun();
  const values = {
    state: Object.fromEntries(FLAG_STATES.map((state) => [state, text(`values.state.${state}`)])),
    kind: Object.fromEntries(TEXT_KINDS.map((kind) => [kind, text(`values.kind.${kind}`)])),
  };
  return (
    <>
      <AdminHead
        title={text("title")}
        lead={text("lead")}
        actions={
          <Link to={pathTo("adminBannedWords", locale)} className="button button-secondary">
            {text("words")}
          </Link>
        }
      />
      <DataTable<FlaggedTextRow>
        tableKey="flagged-texts"
        label={text("title")}
        searchLabel={text("search")}
        columns={FLAGGED_TEXT_COLUMNS.map((column) => ({ ...column, name: text(`columns.${column.key}`) }))}
        words={{ yes: text("yes"), no: text("no"), values }}
        data={loaderData}
        tableRun={tableRun}
        nameOf={({ word, person }) => text("name", { word, person })}
        cells={{ person: (row) => <Writer {...row} /> }}
        actions={[
          ...FLAG_STATES.toReversed().map((state) => ({
            key: state,
            label: text(`actions.${state}`),
            isOffered: (row: FlaggedTextRow) => row.state !== state,
            done: ({ person }: FlaggedTextRow) => text(`done.${state}`, { person }),
          })),
          { key: "profile", label: text("actions.profile"), to: ({ seoUrl }) => pathTo("talent", locale, { seoUrl }) },
          {
            key: "account",
            label: text("actions.account"),
            to: ({ email }) => pathTo("adminUsers", locale, {}, { search: email }),
          },
        ]}
        bulkActions={FLAG_STATES.toReversed().map((state) => ({
          key: state,
          label: text(`actions.${state}`),
          title: (count) => text(`bulk.${state}`, { count }),
          done: (count) => text("bulk.done", { count }),
        }))}
        quickFilters={[{ label: text("quick.open"), filter: { state: "open" } }]}
        emptyHint={text("empty")}
      />
    </>
  );
}

/** Whose text it is; leads to where it is read. */
function Writer({ person, photo, seoUrl }: FlaggedTextRow) {
  const locale = useLocale();
  return (
    <Link to={pathTo("talent", locale, { seoUrl })} className="flex items-center gap-2.5 hover:underline">
      <HexAvatar name={person} photo={photo} className="size-8 text-xs max-sm:hidden" />
      <span className="min-w-0 truncate font-semibold" title={person}>
        {person}
      </span>
    </Link>
  );
}
