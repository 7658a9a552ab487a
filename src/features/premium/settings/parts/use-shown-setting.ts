import { textKey } from "#shared/list/list-texts.ts";
import { useGroupTexts, useTranslations } from "#ui/translations.ts";

/** Values of the settings as people read them: yes or no, the names of filters. */
export function useShownSetting() {
  const text = useTranslations("premiumSettings");
  const nouns = {
    startups: useGroupTexts("startups"),
    talents: useGroupTexts("talents"),
    organizations: useGroupTexts("organizations"),
  };
  /** Of "startups.stage". */
  const filterName = (name: string) => {
    const [kind = "", field = ""] = name.split(".");
    const noun = kind as keyof typeof nouns;
    // Each list names its filters in its own texts.
    return `${text(`lists.${noun}`)}: ${nouns[noun](`filters.${textKey(field)}`)}`;
  };
  return (value: unknown): string => {
    if (typeof value === "boolean") return text(value ? "on" : "off");
    return Array.isArray(value) ? value.map(filterName).join("\n") : String(value ?? "");
  };
}
