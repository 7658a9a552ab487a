import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import {
  AMOUNT_FORMATS,
  BLANKS,
  DATE_FORMATS,
  IMPORT_KINDS,
  type ImportField,
  type ImportKind,
  JOINS,
  MAX_COLUMN_NAME,
  SEPARATORS,
  sampleDay,
} from "#shared/import/fields.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import { type ShownProblem, shownReason } from "#shared/reasons.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportDetails, ImportProfile } from "../contract.ts";
import { ColumnTable } from "./column-table.tsx";
import { MoreMapping } from "./more-mapping.tsx";

interface MapFormProps {
  details: ImportDetails;
  profiles: readonly ImportProfile[];
  /** Why the last try was refused. */
  failure: ActionFailure | undefined;
}

/** The mapping of columns to fields: suggested by name, chosen by hand, or saved. */
export function MapForm({ details, profiles, failure }: MapFormProps) {
  const text = useTranslations("imports");
  const fields = failure?.fields ?? [];
  const missing = failure?.code === "importFieldMissing" ? fields.map(({ field }) => field as ImportField) : [];
  const isBusy = useNavigation().state === "submitting";
  const [kind, setKind] = useState<ImportKind>(details.mapping?.kind ?? details.suggestedKind);
  const [profileId, setProfile] = useState("");
  const ofKind = profiles.filter(({ mapping }) => mapping.kind === kind);
  const profile = ofKind.find(({ id }) => id === profileId);
  const own = details.mapping?.kind === kind ? details.mapping : undefined;
  const mapping = profile?.mapping ?? own ?? details.suggestions[kind]!;
  const kinds = IMPORT_KINDS.map((value) => ({ value, label: text(`values.kind.${value}`) }));
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="map" />
      <input type="hidden" name="profileId" value={profileId} />
      <Card title={text("map.title")}>
        <div className="mb-5 grid gap-4 md:grid-cols-2">
          <Select
            label={text("map.kind")}
            name="kind"
            options={kinds}
            value={kind}
            onChange={({ target }) => {
              setKind(target.value as ImportKind);
              setProfile("");
            }}
          />
          {ofKind.length > 0 && (
            <Select
              label={text("map.profile")}
              options={ofKind.map(({ id, name }) => ({ value: id, label: name }))}
              empty={text("map.noProfile")}
              value={profileId}
              onChange={({ target }) => setProfile(target.value)}
            />
          )}
        </div>
        {missing.length > 0 && (
          <p className="mb-4 text-sm font-medium text-bad">
            {text("map.missing", { fields: missing.map((field) => text(`fields.${field}`)).join(", ") })}
          </p>
        )}
        <ColumnTable key={`${kind} ${profileId}`} details={details} kind={kind} mapping={mapping} fields={fields} />
      </Card>
      <MoreMapping key={`more ${kind} ${profileId}`} details={details} mapping={mapping} kind={kind} />
      <Formats key={`formats ${kind} ${profileId}`} mapping={mapping} kind={kind} fields={fields} />
      <div>
        <Button type="submit" kind="primary" busy={isBusy}>
          {text("map.preview")}
        </Button>
      </div>
    </Form>
  );
}

const HAS_AMOUNTS: readonly ImportKind[] = ["startups", "rounds", "patents", "jobs"];

interface FormatsProps {
  mapping: ImportMapping;
  kind: ImportKind;
  fields: readonly ShownProblem[];
}

function Formats({ mapping, kind, fields }: FormatsProps) {
  const text = useTranslations("imports");
  return (
    <Card title={text("map.formats")}>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Select
          label={text("map.dates")}
          name="dates"
          options={DATE_FORMATS.map((value) => ({
            value,
            label: value === "yyyy" ? text("yearsOnly") : sampleDay(value),
          }))}
          defaultValue={mapping.dates}
        />
        <Select
          label={text("map.amounts")}
          name="amounts"
          options={AMOUNT_FORMATS.map((value) => ({ value, label: value }))}
          defaultValue={mapping.amounts}
        />
        <Select
          label={text("map.separator")}
          name="separator"
          options={SEPARATORS.map((value) => ({ value, label: text(`separators.${value}`) }))}
          defaultValue={mapping.separator}
        />
        {HAS_AMOUNTS.includes(kind) && (
          <TextField
            label={text("map.currency")}
            hint={text("map.currencyHint")}
            name="currency"
            maxLength={3}
            autoCapitalize="characters"
            defaultValue={mapping.currency ?? ""}
            error={shownReason(fields.find(({ field }) => field === "currency"))}
          />
        )}
        {(kind === "startups" || kind === "organizations") && (
          <TextField
            label={text("map.country")}
            hint={text("map.countryHint")}
            name="country"
            maxLength={MAX_COLUMN_NAME}
            defaultValue={mapping.country ?? ""}
          />
        )}
        {kind === "organizations" && (
          <TextField
            label={text("map.type")}
            hint={text("map.typeHint")}
            name="type"
            maxLength={MAX_COLUMN_NAME}
            defaultValue={mapping.type ?? ""}
          />
        )}
        {(kind === "startups" || kind === "organizations") && (
          <Select
            label={text("map.join")}
            hint={text("map.joinHint")}
            name="join"
            options={JOINS.map((value) => ({ value, label: text(`map.joins.${value}`) }))}
            defaultValue={mapping.join}
          />
        )}
        {(kind === "startups" || kind === "rounds" || kind === "organizations") && (
          <Select
            label={text("map.blanks")}
            name="blanks"
            options={BLANKS.map((value) => ({ value, label: text(`map.blanksDo.${value}`) }))}
            defaultValue={mapping.blanks}
          />
        )}
      </div>
    </Card>
  );
}
