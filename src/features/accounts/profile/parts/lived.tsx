import { useLocale } from "use-intl";
import { Checkbox } from "#ui/checkbox.tsx";
import { Combobox, type Option } from "#ui/combobox.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ROW_DESCRIPTION_MAX, ROW_TEXT_MAX } from "../contract.ts";
import { askChoices } from "./ask-choices.ts";
import { type RowProps, RowSelect, RowText, useProblem } from "./fields.tsx";
import { useProfileForm } from "./form-context.ts";
import { RowList } from "./row-list.tsx";
import { usePlaces } from "./use-places.ts";

const MIN_LETTERS = 2;
/** Stands before the name of something that is not in the list. */
const OWN = "own:";

export const Educations = () => <RowList list="educations">{(row) => <Education {...row} />}</RowList>;

function Education(props: RowProps) {
  const { choices } = useProfileForm();
  const locale = useLocale();
  const findSchool = (text: string, signal: AbortSignal) =>
    text.trim().length < MIN_LETTERS
      ? Promise.resolve([])
      : askChoices<Option[]>({ kind: "universities", text: text.trim(), locale }, signal);
  return (
    <>
      <Named {...props} what="school" find={findSchool} />
      <Named {...props} what="department" options={choices.department} />
      <RowSelect {...props} field="degreeId" options={choices.degree} />
      <RowSelect {...props} field="graduateStatusId" options={choices.graduateStatus} />
      <RowText {...props} field="startDate" type="date" />
      <RowText {...props} field="endDate" type="date" />
      <RowText {...props} field="description" lines maxLength={ROW_DESCRIPTION_MAX} />
    </>
  );
}

type NamedProps = RowProps & {
  what: "school" | "department";
  find?: (text: string, signal: AbortSignal) => Promise<Option[]>;
  options?: Option[];
};

/** One of a list, or, when it is not there, a name of one's own with Enter. */
function Named({ list, row, index, set, what, ...choices }: NamedProps) {
  const text = useTranslations("profile");
  const problem = useProblem();
  const [id, name] = [row[`${what}Id`] ?? "", row[`${what}Name`] ?? ""];
  const chosen = id || name ? [{ value: id || OWN + name, label: name }] : [];
  return (
    <Combobox
      {...choices}
      label={text(`rowFields.${what}Id`)}
      error={problem(`${list}.${index}.${what}Id`)}
      placeholder={text(`placeholders.${what}`)}
      max={1}
      selected={chosen}
      add={(typed) => ({ value: OWN + typed.slice(0, ROW_TEXT_MAX), label: typed.slice(0, ROW_TEXT_MAX) })}
      onChange={([next]) =>
        set({
          [`${what}Id`]: next && !next.value.startsWith(OWN) ? next.value : "",
          [`${what}Name`]: next?.label ?? "",
        })
      }
    />
  );
}

export const Experiences = () => <RowList list="workingExperiences">{(row) => <Experience {...row} />}</RowList>;

function Experience(props: RowProps) {
  const text = useTranslations("profile");
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
      <RowText {...props} field="startDate" type="date" />
      {row.stillWorking !== "yes" && <RowText {...props} field="endDate" type="date" />}
      <RowSelect
        {...props}
        set={(fields) => set({ ...fields, cityId: "" })}
        field="countryId"
        options={choices.country}
      />
      {row.countryId && <RowSelect {...props} field="cityId" options={places.cities} />}
      <RowText {...props} field="description" lines maxLength={ROW_DESCRIPTION_MAX} />
    </>
  );
}
