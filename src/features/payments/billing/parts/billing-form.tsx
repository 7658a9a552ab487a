import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Opened } from "#shared/edit/versioned-form.ts";
import { Button } from "#ui/button.tsx";
import { Radio } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { sentenceAt } from "#ui/versioned-form/sentence-at.ts";
import type { VersionedAnswer } from "#ui/versioned-form/use-opened.ts";
import { VersionedFields } from "#ui/versioned-form/versioned-fields.tsx";
import type { Billing } from "../contract.ts";
import { ADDRESS_LENGTH, BILLED_KINDS, NAME_LENGTH } from "../limits.ts";
import type { BillingValues } from "./billing-values.ts";

interface BillingFormProps {
  opened: Opened<BillingValues>;
  countries: readonly SelectOption[];
  answer: VersionedAnswer | undefined;
}

/** The form of the billed person or company. A refused text stays in its field. */
export function BillingForm({ opened, countries, answer }: BillingFormProps) {
  const text = useTranslations("paymentsBilling");
  const { state } = useNavigation();
  const { values } = opened;
  const [kind, setKind] = useState(values.kind);
  const names = {
    kind: text("kind"),
    name: text(kind === "company" ? "companyName" : "name"),
    address: text("address"),
    city: text("city"),
    countryId: text("country"),
    taxOffice: text("taxOffice"),
    taxNumber: text(`taxNumbers.${kind}`),
  };
  const shown = (value: unknown, field: string) => {
    if (field === "kind") return text(`kinds.${value as Billing["kind"]}`);
    return countries.find((country) => country.value === value)?.label ?? String(value ?? "");
  };
  const errorAt = (name: string) => sentenceAt(answer?.failure, name);
  const field = (name: "address" | "city" | "taxOffice" | "taxNumber", more: object = {}) => (
    <TextField
      name={name}
      label={names[name]}
      error={errorAt(name)}
      maxLength={NAME_LENGTH}
      defaultValue={values[name]}
      {...more}
    />
  );
  return (
    <Form method="post" className="grid gap-5">
      <VersionedFields
        opened={opened}
        failure={answer?.failure}
        nameOf={(field) => names[field as keyof typeof names]}
        shown={shown}
      />
      <FieldGroup label={text("kind")}>
        <div className="flex flex-wrap gap-x-6">
          {BILLED_KINDS.map((billedKind) => (
            <Radio
              key={billedKind}
              name="kind"
              value={billedKind}
              label={text(`kinds.${billedKind}`)}
              checked={kind === billedKind}
              onChange={() => setKind(billedKind)}
            />
          ))}
        </div>
      </FieldGroup>
      <TextField
        name="name"
        label={names.name}
        error={errorAt("name")}
        maxLength={NAME_LENGTH}
        autoComplete={kind === "company" ? "organization" : "name"}
        defaultValue={values.name}
        required
      />
      {field("address", { required: true, maxLength: ADDRESS_LENGTH, autoComplete: "street-address" })}
      <div className="grid gap-5 sm:grid-cols-2">
        {field("city", { required: true, autoComplete: "address-level2" })}
        <Select
          name="countryId"
          label={names.countryId}
          error={errorAt("countryId")}
          options={countries}
          empty={text("choose")}
          defaultValue={values.countryId}
          required
        />
        {kind === "company" && field("taxOffice")}
        {field("taxNumber", { hint: text(`taxNumberHints.${kind}`), inputMode: "text" })}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" busy={state === "submitting"}>
          {text("save")}
        </Button>
        <p role="status" className="text-sm text-good">
          {answer?.version !== undefined && state === "idle" && text("saved")}
        </p>
      </div>
    </Form>
  );
}
