import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { Button } from "#ui/button.tsx";
import { Radio } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Billing } from "../contract.ts";
import { ADDRESS_LENGTH, BILLED, NAME_LENGTH } from "../limits.ts";

interface BillingFormProps {
  billing: Billing | null;
  countries: readonly SelectOption[];
  failure: ActionFailure | undefined;
  isSaved: boolean;
}

/** Who is billed. What is typed stays where it is refused. */
export function BillingForm({ billing, countries, failure, isSaved }: BillingFormProps) {
  const text = useTranslations("billing");
  const { state } = useNavigation();
  const [kind, setKind] = useState(billing?.kind ?? "person");
  const errorAt = (name: string) => failure?.fields.find(({ field }) => field.endsWith(name))?.sentence;
  const field = (name: "address" | "city" | "taxOffice" | "taxNumber", label: string, more: object = {}) => (
    <TextField
      name={name}
      label={label}
      error={errorAt(name)}
      maxLength={NAME_LENGTH}
      defaultValue={billing?.[name] ?? ""}
      {...more}
    />
  );
  return (
    <Form method="post" className="grid gap-5">
      {failure && <FormAlert failure={failure} />}
      <input type="hidden" name="version" value={billing?.version ?? 0} />
      <FieldGroup label={text("kind")}>
        <div className="flex flex-wrap gap-x-6">
          {BILLED.map((one) => (
            <Radio
              key={one}
              name="kind"
              value={one}
              label={text(`kinds.${one}`)}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
          ))}
        </div>
      </FieldGroup>
      <TextField
        name="name"
        label={text(kind === "company" ? "companyName" : "name")}
        error={errorAt("name")}
        maxLength={NAME_LENGTH}
        autoComplete={kind === "company" ? "organization" : "name"}
        defaultValue={billing?.name ?? ""}
        required
      />
      {field("address", text("address"), { required: true, maxLength: ADDRESS_LENGTH, autoComplete: "street-address" })}
      <div className="grid gap-5 sm:grid-cols-2">
        {field("city", text("city"), { required: true, autoComplete: "address-level2" })}
        <Select
          name="countryId"
          label={text("country")}
          error={errorAt("countryId")}
          options={countries}
          empty={text("choose")}
          defaultValue={billing?.countryId ?? ""}
          required
        />
        {kind === "company" && field("taxOffice", text("taxOffice"))}
        {field("taxNumber", text(`taxNumbers.${kind}`), { hint: text(`taxNumberHints.${kind}`), inputMode: "text" })}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" busy={state === "submitting"}>
          {text("save")}
        </Button>
        <p role="status" className="text-sm text-good">
          {isSaved && state === "idle" && text("saved")}
        </p>
      </div>
    </Form>
  );
}
