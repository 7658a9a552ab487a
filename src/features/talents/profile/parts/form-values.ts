import { numberText } from "#shared/edit/form-values.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { numericOrNotEmpty } from "#shared/field-rules.ts";
import { EMPTY_DATE, parseNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { EditRow } from "#shared/merge-edits.ts";
import type { OwnProfile, ProfileBody } from "../contract.ts";
import { NETWORKS } from "../rules.ts";

/** Text fields; empty for none. */
const TEXTS = [
  "name",
  "surname",
  "title",
  "mobilePhoneCode",
  "mobilePhone",
  "birthday",
  "genderId",
  "countryId",
  "cityId",
  "countyId",
  "description",
  "jobSearchStatusId",
  "jobSearchAudience",
  "expectationToJobId",
  "minSalaryExpectationToJobCurrencyId",
  "maxSalaryExpectationToJobCurrencyId",
  ...NETWORKS,
] as const;

/** Number fields, as typed in the language of the page. */
export const NUMBERS = [
  "minSalaryExpectationToJob",
  "maxSalaryExpectationToJob",
  "minShareExpectationToJob",
  "maxShareExpectationToJob",
] as const;

/** Ticks: "yes" or empty. */
const TICKS = ["wantsListing"] as const;

/** Fields of the rows of each list. A name beside an id is the label of the choice. */
export const ROW_FIELDS = {
  educations: [
    "schoolId",
    "schoolName",
    "departmentId",
    "departmentName",
    "degreeId",
    "graduateStatusId",
    "startDate",
    "endDate",
    "description",
  ],
  workingExperiences: [
    "title",
    "companyName",
    "employmentTypeId",
    "stillWorking",
    "startDate",
    "endDate",
    "countryId",
    "cityId",
    "countyId",
    "description",
  ],
  skills: ["skillId", "positionId", "knowledgeLevelId", "isSoft"],
  userLanguages: ["languageId", "languageLevelId"],
  workingPlans: ["workingPlanId"],
  jobRoles: ["jobRoleId"],
  hiddenFrom: ["personId", "startupId", "organizationId", "domain", "name"],
} as const;
export type RowsName = keyof typeof ROW_FIELDS;
const ROW_NAMES = Object.keys(ROW_FIELDS) as RowsName[];

/** A row of the form. `key` is for React, `id` is set once it is stored. Booleans are "yes" or empty. */
export type Row = EditRow;
export type TextName = (typeof TEXTS)[number] | (typeof NUMBERS)[number] | (typeof TICKS)[number];
export type FormValues = Record<TextName, string> & Record<RowsName, Row[]>;

export const YES_VALUE = "yes";
const FLAGS = ["stillWorking", "isSoft"];
/** Makes keys unique across visits, because the rows of a draft keep theirs. */
const VISIT = Date.now().toString(36);
let lastKey = 0;
export const emptyRow = (): Row => ({ key: `new-${VISIT}-${++lastKey}`, id: "" });

/** True if nothing was typed into the row. */
export const isBlank = (row: Row): boolean =>
  Object.entries(row).every(([name, value]) => ["key", "id", "isSoft"].includes(name) || value.trim() === "");

const textOf = (value: unknown): string =>
  value === null || value === undefined || value === false || value === EMPTY_DATE
    ? ""
    : value === true
      ? YES_VALUE
      : String(value);

/** Form values of a profile. A list has at least one row, which may be empty. */
export function toForm(profile: OwnProfile, locale: Locale): FormValues {
  const texts = [...TEXTS, ...TICKS].map((name) => [name, textOf(profile[name])]);
  const numbers = NUMBERS.map((name) => [name, profile[name] === null ? "" : numberText(profile[name], locale)]);
  const lists = ROW_NAMES.map((name) => {
    const rows = (profile[name] as readonly Record<string, unknown>[]).map((row) => ({
      key: textOf(row.id),
      id: textOf(row.id),
      ...Object.fromEntries(ROW_FIELDS[name].map((field) => [field, textOf(row[field])])),
    }));
    return [name, rows];
  });
  return withEmptyRows(inOneCurrency(Object.fromEntries([...texts, ...numbers, ...lists]) as FormValues));
}

/** The form has one currency for both ends of the salary. */
function inOneCurrency(values: FormValues): FormValues {
  const { minSalaryExpectationToJobCurrencyId: lower, maxSalaryExpectationToJobCurrencyId: upper } = values;
  return {
    ...values,
    minSalaryExpectationToJobCurrencyId: lower || upper,
    maxSalaryExpectationToJobCurrencyId: upper || lower,
  };
}

/** Deleting the last row leaves an empty one (specification, "Profile save"). */
export function withEmptyRows(values: FormValues): FormValues {
  const filled = (name: RowsName) => (values[name].length > 0 ? values[name] : [emptyRow()]);
  const technical = values.skills.filter(({ isSoft }) => !isSoft);
  return {
    ...values,
    educations: filled("educations"),
    workingExperiences: filled("workingExperiences"),
    userLanguages: filled("userLanguages"),
    skills: technical.length > 0 ? values.skills : [emptyRow(), ...values.skills],
  };
}

/**
 * The request body of a form: these of its fields. Malformed numbers are reported here; everything else is checked by the
 * server.
 */
export function toBody(
  values: FormValues,
  fields: ReadonlySet<string>,
): { body: ProfileBody; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const number = (name: (typeof NUMBERS)[number]) => {
    const typed = values[name].trim();
    if (typed === "") return null;
    const parsed = parseNumber(typed);
    if (numericOrNotEmpty(parsed) && parsed! >= 0) return parsed!;
    problems.push({ field: name, reason: "number" });
    return null;
  };
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name]]));
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, number(name)]));
  const ticks = Object.fromEntries(TICKS.map((name) => [name, values[name] === YES_VALUE]));
  const lists = Object.fromEntries(
    ROW_NAMES.map((name) => [name, values[name].map((row) => sentRow(row, ROW_FIELDS[name]))]),
  );
  const all = Object.entries({ ...texts, ...numbers, ...ticks, ...lists });
  return {
    body: Object.fromEntries(all.filter(([name]) => fields.has(name))),
    problems: problems.filter(({ field }) => fields.has(field)),
  };
}

function sentRow(row: Row, fields: readonly string[]): Record<string, unknown> {
  const sent = Object.fromEntries(
    fields.map((field) => [field, FLAGS.includes(field) ? row[field] === YES_VALUE : (row[field] ?? "")]),
  );
  return { ...sent, id: row.id || null };
}

/** True if a stored value is a valid form: a draft of an older version may lack fields. */
export const isForm = (value: unknown): value is FormValues =>
  typeof value === "object" &&
  value !== null &&
  [...TEXTS, ...NUMBERS, ...TICKS].every((name) => typeof (value as Record<string, unknown>)[name] === "string") &&
  ROW_NAMES.every((name) => Array.isArray((value as Record<string, unknown>)[name]));
