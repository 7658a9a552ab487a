import { useLocale } from "use-intl";
import { Checkbox } from "#ui/checkbox.tsx";
import { Combobox, type Option } from "#ui/combobox.tsx";
import type { FindOptions } from "#ui/debounced-search.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { useTranslations } from "#ui/translations.ts";
import { JOB_SEARCH_AUDIENCES, ROWS_MAX } from "../../profile/limits.ts";
import { fetchChoices } from "../../profile/parts/fetch-choices.ts";
import { useProblem } from "../../profile/parts/fields.tsx";
import { useProfileForm, useRows, useSetText } from "../../profile/parts/form-context.ts";
import { emptyRow, type Row, YES_VALUE } from "../../profile/parts/form-values.ts";
import { Section } from "../../profile/parts/section.tsx";

/** Whether one is listed, the audience of the job search, and the people from whom one hides. */
export function Privacy() {
  const text = useTranslations("talentsProfile");
  const { values } = useProfileForm();
  const set = useSetText();
  const problem = useProblem();
  const find = useFind();
  return (
    <Section name="privacy" className="grid gap-5">
      <Checkbox
        name="wantsListing"
        label={text("fields.wantsListing")}
        hint={text("hints.wantsListing")}
        checked={values.wantsListing === YES_VALUE}
        onChange={(event) => set("wantsListing", event.target.checked ? YES_VALUE : "")}
      />
      <RadioGroup
        name="jobSearchAudience"
        label={text("fields.jobSearchAudience")}
        error={problem("jobSearchAudience")}
        options={JOB_SEARCH_AUDIENCES.map((value) => ({ value, label: text(`audiences.${value}`) }))}
        value={values.jobSearchAudience}
        onChange={(value) => set("jobSearchAudience", value)}
      />
      <p className="text-sm text-ink-muted">{text("hints.hiddenFrom")}</p>
      <Hiding
        name="people"
        fields={["personId"]}
        optionOf={(row) => (row.personId ? `personId:${row.personId}` : "")}
        find={find("people")}
      />
      <Hiding
        name="companies"
        fields={["startupId", "organizationId"]}
        optionOf={(row) =>
          row.startupId
            ? `startupId:${row.startupId}`
            : row.organizationId
              ? `organizationId:${row.organizationId}`
              : ""
        }
        find={find("companies")}
      />
      <Hiding
        name="domains"
        fields={["domain"]}
        optionOf={(row) => (row.domain ? `domain:${row.domain}` : "")}
        add={(typed) => ({ value: `domain:${typed}`, label: typed })}
      />
    </Section>
  );
}

/** Choices while one types, in the language of the page. */
function useFind() {
  const locale = useLocale();
  return (kind: "people" | "companies"): FindOptions<Option> =>
    (query, signal) =>
      query.trim().length < 2 ? Promise.resolve([]) : fetchChoices<Option[]>(locale, { kind, text: query }, signal);
}

interface HidingProps {
  name: "people" | "companies" | "domains";
  /** The fields of a row that may be set here. */
  fields: readonly string[];
  /** "personId:" and the id, of a row that belongs here; empty for others. */
  optionOf: (row: Row) => string;
  find?: FindOptions<Option>;
  add?: (typed: string) => Option;
}

/** Some of the rows of hiding, as one field; rows that stay keep their id. */
function Hiding({ name, fields, optionOf, find, add }: HidingProps) {
  const text = useTranslations("talentsProfile");
  const problem = useProblem();
  const { setProblem } = useProfileForm();
  const { rows, replace } = useRows("hiddenFrom");
  const own = rows.map((row, index) => ({ row, index, value: optionOf(row) })).filter(({ value }) => value !== "");
  const wrong = own.flatMap(({ index }) => fields.map((field) => `hiddenFrom.${index}.${field}`)).find(problem);
  const choose = (selected: readonly Option[]) => {
    if (wrong) setProblem(wrong, undefined);
    replace((before) => [
      ...before.filter((row) => optionOf(row) === ""),
      ...selected.map(({ value, label }) => before.find((row) => optionOf(row) === value) ?? rowOf(value, label)),
    ]);
  };
  return (
    <Combobox
      label={text(`hideFrom.${name}`)}
      hint={text(`hideFromHints.${name}`)}
      error={wrong && problem(wrong)}
      selected={own.map(({ row, value }) => ({
        value,
        label: row.domain || row.name || text("hideFrom.unknown"),
      }))}
      onChange={choose}
      max={ROWS_MAX}
      {...(find ? { find } : { options: [] })}
      {...(add ? { add } : {})}
    />
  );
}

/** A new row from the value of an option: "startupId:0192…", "domain:acme.com". */
function rowOf(value: string, label: string): Row {
  const at = value.indexOf(":");
  const field = value.slice(0, at);
  return { ...emptyRow(), [field]: value.slice(at + 1), ...(field === "domain" ? {} : { name: label }) } as Row;
}
