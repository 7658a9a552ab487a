import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { BANNED_ACTIONS } from "#shared/banned-words.ts";
import { LOCALES } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { Link } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-banned-words.page";
import { bannedWordCalls } from "./contract.ts";

const page = tablePage(bannedWordCalls);
export const loader = page.loader;
export const action = page.action;
export const meta = tableMeta("bannedWords");

export default function BannedWordsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("bannedWords");
  const locale = useLocale();
  const actions = BANNED_ACTIONS.map((value) => ({ value, label: text(`values.action.${value}`) }));
  const languages = LOCALES.map((value) => ({ value, label: text(`values.locale.${value}`) }));
  return (
    <AdminTable
      texts="bannedWords"
      data={loaderData}
      headActions={
        <Link to={pathTo("adminFlaggedTexts", locale)} className="button button-secondary">
          {text("flagged")}
        </Link>
      }
      nameOf={({ word }) => word}
      choices={{ locale: [{ value: "", label: text("anyLanguage") }, ...languages] }}
      actions={[{ key: "delete", danger: true }]}
      bulk={[
        { key: "setAction", choice: { name: "value", label: text("columns.action"), options: actions } },
        { key: "delete", danger: true },
      ]}
      createReason={({ code }) => (code === "invalidInput" ? text("create.noLetter") : undefined)}
      create={(_, reason) => (
        <>
          <TextField
            label={text("columns.word")}
            hint={text("create.hint")}
            name="word"
            required
            maxLength={100}
            autoComplete="off"
            data-autofocus=""
            error={reason}
          />
          <Select label={text("columns.action")} name="action" options={actions} />
          <Select label={text("columns.locale")} name="locale" empty={text("anyLanguage")} options={languages} />
        </>
      )}
    />
  );
}
