import type { ShownProblem } from "#shared/reasons.ts";
import { BothLanguages } from "#ui/both-languages.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { DIRECTIONS, KINDS } from "../../limits.ts";
import { TEXT_MAX, TITLE_MAX } from "../limits.ts";

/** The edited texts of an entry, as its call names them. */
export interface HelpTexts extends Record<"titleEn" | "titleTr" | "textEn" | "textTr" | "cityId", string> {
  direction: string;
  kind: string;
  until: string | null;
}

interface HelpFieldsProps {
  cities: readonly { id: string; name: string }[];
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused. */
  reason?: string | undefined;
  /** Of an entry that is there. */
  help?: HelpTexts;
}

/** Fields of an offer or a need, new or not. */
export function HelpFields({ cities, problems, reason, help }: HelpFieldsProps) {
  const text = useTranslations("earthquakeHelpManagement");
  const error = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && (problem.sentence ?? reason);
  };
  const choice = (name: "direction" | "kind", values: readonly (typeof DIRECTIONS | typeof KINDS)[number][]) => (
    <Select
      label={text(`columns.${name}`)}
      name={name}
      options={values.map((value) => ({ value, label: text(`values.${name}.${value}` as "values.kind.food") }))}
      defaultValue={help?.[name]}
      error={error(name)}
      required
    />
  );
  const title = (name: "titleEn" | "titleTr", lang: "en" | "tr") => (
    <TextField
      label={text(`columns.${name}`)}
      name={name}
      lang={lang}
      defaultValue={help?.[name]}
      error={error(name)}
      maxLength={TITLE_MAX}
      autoComplete="off"
      required
    />
  );
  const body = (name: "textEn" | "textTr", lang: "en" | "tr") => (
    <TextArea
      label={text(`fields.${name}`)}
      name={name}
      lang={lang}
      defaultValue={help?.[name]}
      error={error(name)}
      maxLength={TEXT_MAX}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {choice("direction", DIRECTIONS)}
      {choice("kind", KINDS)}
      <BothLanguages>{(lang, end) => title(`title${end}`, lang)}</BothLanguages>
      <BothLanguages>{(lang, end) => body(`text${end}`, lang)}</BothLanguages>
      <Select
        label={text("columns.city")}
        name="cityId"
        empty={text("fields.cityEmpty")}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={help?.cityId}
        error={error("cityId")}
        required
      />
      <DateField
        label={text("columns.until")}
        name="until"
        hint={text("fields.untilHint")}
        defaultValue={help?.until ?? ""}
        error={error("until")}
      />
    </div>
  );
}
