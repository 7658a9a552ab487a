import { DateField } from "#ui/date-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import { DESCRIPTION_MAX, NAME_MAX, TITLE_MAX } from "../limits.ts";
import { ProfileSelect, ProfileText, useProblem } from "./fields.tsx";
import { useProfileForm, useSetText } from "./form-context.ts";
import { Section } from "./section.tsx";
import { usePlaces } from "./use-places.ts";

/** Name, title, place and other basics. */
export function Basics() {
  const text = useTranslations("talentsProfile");
  const { values, choices } = useProfileForm();
  const set = useSetText();
  const problem = useProblem();
  const places = usePlaces(values.countryId, values.cityId);
  return (
    <Section name="basics">
      <div className="grid gap-4 sm:grid-cols-2">
        <ProfileText name="name" autoComplete="given-name" maxLength={NAME_MAX} required />
        <ProfileText name="surname" autoComplete="family-name" maxLength={NAME_MAX} required />
        <ProfileText name="title" maxLength={TITLE_MAX} hint={text("hints.title")} className="sm:col-span-2" />
      </div>
      <TextArea
        name="description"
        label={text("fields.description")}
        hint={text("hints.description")}
        error={problem("description")}
        maxLength={DESCRIPTION_MAX}
        value={values.description}
        onChange={(event) => set("description", event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <ProfileSelect name="countryId" options={choices.country} clears={["cityId", "countyId"]} />
        {values.countryId && <ProfileSelect name="cityId" options={places.cities} clears={["countyId"]} />}
        {values.cityId && places.counties.length > 0 && <ProfileSelect name="countyId" options={places.counties} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField
          name="birthday"
          label={text("fields.birthday")}
          autoComplete="bday"
          error={problem("birthday")}
          value={values.birthday}
          onChange={(day) => set("birthday", day)}
        />
        <ProfileSelect name="genderId" options={choices.gender} />
      </div>
      <p className="text-sm text-ink-muted">{text("hints.private")}</p>
    </Section>
  );
}
