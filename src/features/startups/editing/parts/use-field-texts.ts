import { useLocale } from "use-intl";
import { inLanguage, RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { Option } from "#ui/combobox.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Labels and hints of the form's fields, and what fields of the kind "entity" find. */
export function useFieldTexts(section: string) {
  const text = useTranslations("startupEditing");
  const locale = useLocale();
  /** A key of its own in the section, or that of the field. */
  const textOf = (group: "fields" | "hints", field: string): string | undefined => {
    const own = `${group}In.${section}.${field}` as "fields.name";
    if (text.has(own)) return text(own);
    const key = `${group}.${field}` as "fields.name";
    return text.has(key) ? text(key) : undefined;
  };
  return {
    label: (field: string) => textOf("fields", field.includes(".") ? field.split(".").at(-1)! : field) ?? field,
    hint: (field: string) => textOf("hints", field),
    find: (of: "organization" | "person") => async (query: string, signal: AbortSignal) => {
      if (query.trim().length < 2) return [];
      const address = `${inLanguage(RESOURCE_PATHS.startupChoices, locale)}?${new URLSearchParams({ kind: of, text: query })}`;
      const answer = await fetch(address, { signal });
      if (!answer.ok) throw new Error(`Choices were answered with ${answer.status}`);
      return answer.json() as Promise<Option[]>;
    },
  };
}
