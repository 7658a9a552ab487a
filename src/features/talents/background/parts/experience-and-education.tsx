import { useLocale } from "use-intl";
import { formatMonth } from "#shared/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Combobox, type Option } from "#ui/combobox.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ROW_DESCRIPTION_MAX, ROW_TEXT_MAX } from "../../profile/limits.ts";
import { fetchChoices } from "../../profile/parts/fetch-choices.ts";
import { labelOf, RowDay, type RowProps, RowSelect, RowText, useProblem } from "../../profile/parts/fields.tsx";
import { useProfileForm } from "../../profile/parts/form-context.ts";
import type { Row } from "../../profile/parts/form-values.ts";
import { usePlaces } from "../../profile/parts/use-places.ts";
import { RowList } from "./row-list.tsx";

const MIN_LETTERS = 2;
/** Prefix of a name that is not in the list. */
const OWN_PREFIX = "own:";

export function Educations() {
  const { choices } = useProfileForm();
  const period = usePeriod();
  return (
    <RowList
      list="educations"
      nameOf={(row) => [row.schoolName, row.departmentName, labelOf(choices.degree, row.degreeId), period(row)]}
    >
      {(row) => <Education {...row} />}
    </RowList>
  );
}

function Education(props: RowProps) {
  const { choices } = useProfileForm();
  const locale = useLocale();
  const findSchool = (text: string, signal: AbortSignal) =>
    text.trim().length < MIN_LETTERS
      ? Promise.resolve([])
      : fetchChoices<Option[]>(locale, { kind: "universities", text: text.trim() }, signal);
  return (
    <>
      <Named {...props} what="school" find={findSchool} />
      <Named {...props} what="department" options={choices.department} />
      <RowSelect {...props} field="degreeId" options={choices.degree} />
      <RowSelect {...props} field="graduateStatusId" options={choices.graduateStatus} />
      <RowDay {...props} field="startDate" />
      <RowDay {...props} field="endDate" />
      <RowText {...props} field="description" lines maxLength={ROW_DESCRIPTION_MAX} />
    </>
  );
}

type NamedProps = RowProps & {
  what: "school" | "department";
  find?: (text: string, signal: AbortSignal) => Promise<Option[]>;
  options?: Option[];
};

/** A choice of a list; Enter takes the typed text if it is not in the list. */
function Named({ list, row, index, set, what, ...choices }: NamedProps) {
  const text = useTranslations("talentsProfile");
  const problem = useProblem();
  const id = row[`${what}Id`] ?? "";
  const name = row[`${what}Name`] ?? "";
  const chosen = id || name ? [{ value: id || OWN_PREFIX + name, label: name }] : [];
  return (
    <Combobox
      {...choices}
      label={text(`rowFields.${what}Id`)}
      error={problem(`${list}.${index}.${what}Id`) ?? problem(`${list}.${index}.${what}Name`)}
      placeholder={text(`placeholders.${what}`)}
      max={1}
      selected={chosen}
      add={(typed) => ({ value: OWN_PREFIX + typed.slice(0, ROW_TEXT_MAX), label: typed.slice(0, ROW_TEXT_MAX) })}
      onChange={([next]) =>
        set({
          [`${what}Id`]: next && !next.value.startsWith(OWN_PREFIX) ? next.value : "",
          [`${what}Name`]: next?.label ?? "",
        })
      }
    />
  );
}

export function Experiences() {
  const period = usePeriod();
  return (
    <RowList list="workingExperiences" nameOf={(row) => [row.title, row.companyName, period(row)]}>
      {(row) => <Experience {...row} />}
    </RowList>
  );
}

/** Formats a period of months. */
function usePeriod() {
  const text = useTranslations("talentsProfile.public");
  const locale = useLocale();
  return ({ startDate, endDate, stillWorking }: Row) =>
    [formatMonth(startDate, locale), stillWorking ? text("now") : formatMonth(endDate, locale)]
      .filter(Boolean)
      .join(" – ");
}

function Experience(props: RowProps) {
  const text = useTranslations("talentsProfile");
  const { choices } = useProfileForm();
  const { row, set } = props;
  const places = usePlaces(row.countryId ?? "", row.cityId ?? "");
  return (
    <>
      <RowText {...props} field="title" maxLength={ROW_TEXT_MAX} />
      <RowText {...props} field="companyName" maxLength={ROW_TEXT_MAX} />
      <RowSelect {...props} field="employmentTypeId" options={choices.workingPlan} />
      <Checkbox
        className="self-end"
        label={text("rowFields.stillWorking")}
        checked={row.stillWorking === "yes"}
        onChange={({ target }) =>
          set({ stillWorking: target.checked ? "yes" : "", ...(target.checked ? { endDate: "" } : {}) })
        }
      />
      <RowDay {...props} field="startDate" />
      {row.stillWorking !== "yes" && <RowDay {...props} field="endDate" />}
      <RowSelect
        {...props}
        set={(fields) => set({ ...fields, cityId: "", countyId: "" })}
        field="countryId"
        options={choices.country}
      />
      {row.countryId && (
        <RowSelect
          {...props}
          set={(fields) => set({ ...fields, countyId: "" })}
          field="cityId"
          options={places.cities}
        />
      )}
      {row.cityId && places.counties.length > 0 && <RowSelect {...props} field="countyId" options={places.counties} />}
      <RowText {...props} field="description" lines maxLength={ROW_DESCRIPTION_MAX} />
    </>
  );
}
