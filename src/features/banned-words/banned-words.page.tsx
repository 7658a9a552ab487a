import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/card.tsx";
import { BANNED_ACTIONS, type BannedAction } from "#shared/banned-words.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { loadTable, tableAction, type Works } from "#shared/table/page.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTableRun } from "#ui/data-table/use-table-run.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/banned-words.page";
import {
  addBannedWord,
  type BannedWordRow,
  changeBannedWord,
  changeBannedWords,
  listBannedWords,
  removeBannedWord,
} from "./contract.ts";
import { AddWord } from "./parts/add-word.tsx";
import { BANNED_WORD_COLUMNS } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const list = (query: object) => page.api(listBannedWords, { query });
  return loadTable<BannedWordRow>(page, url, { key: "banned-words", columns: BANNED_WORD_COLUMNS, list });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = pageContext(context);
  const works: Works = {
    create: ({ all }, options) => {
      const [word, action, locale] = ["word", "action", "locale"].map((name) => String(all.get(name) ?? ""));
      const body = { word: word!, action: action as BannedAction, locale: (locale || null) as Locale | null };
      return page.api(addBannedWord, { body }, options);
    },
    update: ({ id, field, value }, options) =>
      page.api(
        changeBannedWord,
        { params: { id }, body: { [field]: field === "locale" ? value || null : value } },
        options,
      ),
    delete: ({ id }, options) => page.api(removeBannedWord, { params: { id } }, options),
  };
  return tableAction(page, await request.formData(), works, changeBannedWords);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("bannedWords.title"), description: t("bannedWords.lead"), noindex: true }));

export default function BannedWordsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("bannedWords");
  const table = useTranslations("dataTable");
  const locale = useLocale();
  const tableRun = useTableRun();
  const actions = BANNED_ACTIONS.map((value) => ({ value, label: text(`values.action.${value}`) }));
  const languages = LOCALES.map((value) => ({ value, label: text(`values.locale.${value}`) }));
  const named = (choices: readonly { value: string; label: string }[]) =>
    Object.fromEntries(choices.map(({ value, label }) => [value, label]));
  return (
    <>
      <AdminHead
        title={text("title")}
        lead={text("lead")}
        actions={
          <Link to={pathTo("adminFlaggedTexts", locale)} className="button button-secondary">
            {text("flagged")}
          </Link>
        }
      />
      <DataTable<BannedWordRow>
        tableKey="banned-words"
        label={text("title")}
        searchLabel={text("search")}
        columns={BANNED_WORD_COLUMNS.map((column) => ({ ...column, name: text(`columns.${column.key}`) }))}
        words={{ yes: text("yes"), no: text("no"), values: { action: named(actions), locale: named(languages) } }}
        data={loaderData}
        tableRun={tableRun}
        nameOf={({ word }) => word}
        choices={{ action: actions, locale: [{ value: "", label: text("anyLanguage") }, ...languages] }}
        actions={[
          {
            key: "delete",
            label: table("delete"),
            danger: true,
            confirm: { title: table("deleteTitle"), text: () => table("deleteText") },
            done: () => text("deleted"),
          },
        ]}
        bulkActions={[
          {
            key: "setAction",
            label: text("bulk.setAction"),
            title: (count) => text("bulk.setActionTitle", { count }),
            choice: { name: "value", label: text("columns.action"), options: actions },
            done: (count) => text("bulk.done", { count }),
          },
          {
            key: "delete",
            label: table("delete"),
            danger: true,
            title: (count) => text("bulk.deleteTitle", { count }),
            text: () => table("deleteText"),
            done: (count) => text("bulk.deleted", { count }),
          },
        ]}
        emptyHint={text("empty")}
        create={<AddWord run={tableRun.run} actions={actions} languages={languages} />}
      />
    </>
  );
}
