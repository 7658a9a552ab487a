import { useLocale } from "use-intl";
import type { NamedNoun } from "#shared/edit/form.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { Option } from "../combobox.tsx";

/** The texts of a noun's form: labels below `fields` and `hints`, those of one section below `fieldsIn` and `hintsIn`. */
interface FormTexts {
  (key: never): string;
  has(key: never): boolean;
}

/** Labels and hints of the form's fields, and what fields of the kind "entity" find. */
export function useFieldTexts(text: FormTexts, section: string, common?: FormTexts) {
  const locale = useLocale();
  /** A key of its own in the section, that of the field, or what every noun calls it. */
  const textOf = (group: "fields" | "hints", field: string): string | undefined => {
    const keys = [`${group}In.${section}.${field}`, `${group}.${field}`] as never[];
    const key = keys.find((candidate) => text.has(candidate));
    if (key) return text(key);
    const shared = `${group}.${field}` as never;
    return common?.has(shared) ? common(shared) : undefined;
  };
  return {
    label: (field: string) => textOf("fields", field.includes(".") ? field.split(".").at(-1)! : field) ?? field,
    hint: (field: string) => textOf("hints", field),
    find: (noun: NamedNoun) => async (query: string, signal: AbortSignal) => {
      if (query.trim().length < 2) return [];
      const address = `${RESOURCE_PATHS.entityChoices[locale]}?${new URLSearchParams({ kind: noun, text: query })}`;
      const answer = await fetch(address, { signal });
      if (!answer.ok) throw new Error(`Choices were answered with ${answer.status}`);
      return answer.json() as Promise<Option[]>;
    },
  };
}
