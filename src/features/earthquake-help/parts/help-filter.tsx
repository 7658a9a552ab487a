import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import { DIRECTIONS, KINDS, STATES } from "../limits.ts";
import type { helpQuery } from "../rules.ts";

/** A form that works without scripts: the address says what is shown. */
export function HelpFilter({ query }: { query: ReturnType<typeof helpQuery> }) {
  const t = useTranslations("earthquakeHelp");
  const locale = useLocale();
  const fields = [
    { name: "direction", options: DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) })) },
    { name: "kind", options: KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })) },
    { name: "state", options: STATES.map((value) => ({ value, label: t(`states.${value}`) })) },
  ] as const;
  return (
    <form action={pathTo("earthquakeHelp", locale)} className="flex flex-wrap items-end gap-4">
      {fields.map(({ name, options }) => (
        <Select
          key={`${name} ${query[name]}`}
          name={name}
          label={t(name)}
          options={options}
          empty={t("all")}
          defaultValue={query[name] ?? ""}
          className="min-w-40 flex-1"
        />
      ))}
      <Button type="submit">{t("show")}</Button>
    </form>
  );
}
