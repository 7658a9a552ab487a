import { Form, useNavigation } from "react-router";
import { errorAt, isAtFault, type Refused } from "#shared/form-answer.ts";
import { KEY_AREAS } from "#shared/partner-areas.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { HOUSE_PER_MINUTE_MAX, KEY_DAYS, KEY_NAME_LENGTH, KEY_PER_MINUTE, MEMBER_PER_MINUTE_MAX } from "../limits.ts";
import { MAKE_INTENT } from "./form.ts";

interface KeyFormProps {
  /** A key of the house, which admins make. */
  isOfHouse?: boolean;
  refused: Refused | undefined;
}

/** Makes a key. */
export function KeyForm({ isOfHouse = false, refused }: KeyFormProps) {
  const text = useTranslations("keys");
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get("intent") === MAKE_INTENT;
  const error = (field: string) => errorAt(refused, field, undefined);
  const values = refused?.values ?? {};
  return (
    <Card title={text(isOfHouse ? "admin.houseKey" : "newKey")}>
      {isOfHouse && <p className="mb-4 text-ink-muted">{text("admin.houseLead")}</p>}
      <Form method="post" className="grid max-w-lg gap-4">
        <input type="hidden" name="intent" value={MAKE_INTENT} />
        {refused && refused.failure.fields.length === 0 && <FormAlert failure={refused.failure} />}
        <TextField
          label={text("fields.name")}
          hint={text("nameHint")}
          name="name"
          required
          maxLength={KEY_NAME_LENGTH}
          autoComplete="off"
          defaultValue={values.name}
          error={error("name")}
        />
        <fieldset>
          <legend className="font-medium">{text("fields.areas")}</legend>
          {KEY_AREAS.map((area) => (
            <Checkbox key={area} name="areas" value={area} defaultChecked label={text(`area.${area}`)} />
          ))}
          {isAtFault(refused, "areas") && <p className="text-sm font-medium text-bad">{text("areasMissing")}</p>}
        </fieldset>
        <Select
          label={text("fields.days")}
          name="days"
          defaultValue={values.days ?? KEY_DAYS[0]}
          options={[...KEY_DAYS]
            .sort((a, b) => a - b)
            .map((count) => ({ value: String(count), label: text("daysOption", { count }) }))}
        />
        <NumberField
          label={text("fields.perMinute")}
          name="perMinute"
          min={1}
          max={isOfHouse ? HOUSE_PER_MINUTE_MAX : MEMBER_PER_MINUTE_MAX}
          step={1}
          required
          defaultValue={values.perMinute ?? KEY_PER_MINUTE}
          error={error("perMinute")}
        />
        {isOfHouse && (
          <Checkbox
            name="opensPremium"
            value="yes"
            label={text("fields.opensPremium")}
            hint={text("opensPremiumHint")}
          />
        )}
        <Button type="submit" kind="primary" busy={isSending} className="justify-self-start">
          {text("make")}
        </Button>
      </Form>
    </Card>
  );
}
