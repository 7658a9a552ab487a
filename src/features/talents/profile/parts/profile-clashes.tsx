import type { ReactNode } from "react";
import type { Clash } from "#shared/merge-edits.ts";
import { ClashView } from "#ui/edit-form/clash-view.tsx";
import type { SelectOption } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import { labelOf } from "./fields.tsx";
import { useProfileForm } from "./form-context.ts";
import { type FormValues, ROW_FIELDS, type Row, type RowsName } from "./form-values.ts";
import type { Choices } from "./load-choices.ts";
import { usePlaces } from "./use-places.ts";

interface ProfileClashesProps {
  clashes: readonly Clash<FormValues>[];
  theirs: FormValues;
  onChoose: (takenOver: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Fields of the profile that were changed here and in another tab or browser. */
export function ProfileClashes({ theirs, ...props }: ProfileClashesProps) {
  const text = useTranslations("talentsProfile");
  const { values } = useProfileForm();
  const nameOf = ({ unit }: Clash<FormValues>) => {
    if (unit === "mobilePhoneCode") return text("fields.mobilePhone");
    if (unit === "minSalaryExpectationToJob") return text("ranges.Salary");
    if (unit === "minShareExpectationToJob") return text("ranges.Share");
    if (isSection(unit)) return text(`sections.${unit}`);
    return text(`fields.${unit as "title"}`);
  };
  return <ClashView {...props} mine={values} theirs={theirs} nameOf={nameOf} describe={useDescription()} />;
}

const isSection = (unit: string) =>
  unit === "workingExperiences" || unit === "educations" || unit === "skills" || unit === "userLanguages";

function useDescription() {
  const text = useTranslations("talentsProfile");
  const { choices } = useProfileForm();
  return ({ unit, fields }: Clash<FormValues>, values: FormValues): ReactNode => {
    if (unit === "countryId") return <Place values={values} />;
    if (unit === "wantsListing") return text(values.wantsListing ? "listing.yes" : "listing.no");
    return fields
      .map((field) => {
        const value = values[field];
        return Array.isArray(value) ? rowsText(value, field as RowsName, choices) : valueText(field, value, choices);
      })
      .filter(Boolean)
      .join(" ");
  };
}

/** The names of country, city and district. */
function Place({ values }: { values: FormValues }) {
  const { choices } = useProfileForm();
  const { cities, counties } = usePlaces(values.countryId, values.cityId);
  const names = [
    labelOf(choices.country, values.countryId),
    labelOf(cities, values.cityId),
    labelOf(counties, values.countyId),
  ];
  return <>{names.filter(Boolean).join(", ") || "–"}</>;
}

const rowsText = (rows: readonly Row[], list: RowsName, choices: Choices): string =>
  rows
    .map((row) =>
      ROW_FIELDS[list]
        // The name of a choice stands beside its id.
        .filter((field) => !(field === "schoolId" || field === "departmentId" || field === "isSoft"))
        .map((field) => (row[field] === "yes" ? "" : valueText(field, row[field], choices)))
        .filter(Boolean)
        .join(", "),
    )
    .filter(Boolean)
    .join("; ");

/** The text of a value: the name of a choice, or what was typed. */
function valueText(field: string, value: string | undefined, choices: Choices): string {
  const options = optionsOf(field, choices);
  return (options && labelOf(options, value)) ?? (options ? "" : (value ?? ""));
}

function optionsOf(field: string, choices: Choices): readonly SelectOption[] | undefined {
  if (field.endsWith("CurrencyId")) return choices.currency;
  if (field === "mobilePhoneCode") return choices.phoneCode;
  if (field === "skillId") return [...choices.skill, ...choices.softSkill];
  if (field === "employmentTypeId") return choices.workingPlan;
  if (!field.endsWith("Id")) return undefined;
  const kind = field.slice(0, -"Id".length);
  return kind in choices ? (choices[kind as keyof Omit<Choices, "places">] as SelectOption[]) : [];
}
