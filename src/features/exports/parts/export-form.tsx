import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatNumber } from "#shared/format.ts";
import { MAX_EXPORT_ROWS } from "#shared/list/limits.ts";
import { FROM_PARAM } from "#shared/list-params.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { RowAllowance } from "../contract.ts";
import { CHOOSE_PARAM } from "./choose-param.ts";
import type { ExportFormData } from "./load-form.ts";
import { RowChoice } from "./row-choice.tsx";

interface ExportFormProps {
  form: ExportFormData;
  /** The address of the list. */
  from: string;
  allowance: RowAllowance;
  failure: ActionFailure | undefined;
}

/** What is exported: how many rows the filter finds, which columns, how many of the rows. */
export function ExportForm({ form, from, allowance, failure }: ExportFormProps) {
  const text = useTranslations("exports");
  const locale = useLocale();
  const { kind, totalCount, chosen, refusal } = form;
  const most = Math.min(totalCount, allowance.remainingRows, MAX_EXPORT_ROWS);
  const list = text(`lists.${kind as "startups"}`);
  return (
    <Card title={text("form", { list })}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!refusal && <strong>{text("found", { count: totalCount })}</strong>}
        {chosen.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
        <Link to={from} className="text-sm underline">
          {text("seeList")}
        </Link>
        {most > 0 && (
          <Link
            to={pathTo("exports", locale, {}, { [FROM_PARAM]: from, [CHOOSE_PARAM]: form.rows ? undefined : 1 })}
            className="text-sm underline"
          >
            {text(form.rows ? "allRows" : "chooseRows")}
          </Link>
        )}
      </p>
      {refusal && (
        <Note icon={<InfoIcon />} title={text("refused")}>
          {refusal}
        </Note>
      )}
      {!refusal && most === 0 && (
        <p className="mt-3 text-ink-muted">{text(totalCount === 0 ? "nothing" : "noneLeft")}</p>
      )}
      {most > 0 && (
        <Fields {...{ form, most, failure }} hint={text("limitHint", { most: formatNumber(most, locale) })} />
      )}
    </Card>
  );
}

interface FieldsProps {
  form: ExportFormData;
  most: number;
  hint: string;
  failure: ActionFailure | undefined;
}

function Fields({ form: { kind, columns, rows }, most, hint, failure }: FieldsProps) {
  const text = useTranslations("exports");
  const { state } = useNavigation();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<readonly string[]>(columns);
  const refused = failure?.fields.find(({ field }) => field.endsWith("limit"));
  return (
    <Form method="post" className="mt-5 grid gap-5">
      {failure && <FormAlert failure={failure} />}
      <FieldGroup
        label={text("columnsOfFile")}
        error={chosen.length === 0 ? text("atLeastOneColumn") : undefined}
        required
      >
        <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6">
          {columns.map((key) => (
            <Checkbox
              key={key}
              name="columns"
              value={key}
              label={text(`columns.${key as "name"}`)}
              checked={chosen.includes(key)}
              onChange={({ target: { checked } }) =>
                setChosen(columns.filter((one) => (one === key ? checked : chosen.includes(one))))
              }
            />
          ))}
        </div>
      </FieldGroup>
      {rows ? (
        <RowChoice rows={rows.slice(0, most)} picked={picked} onPick={setPicked} />
      ) : (
        <NumberField
          className="max-w-60"
          label={text("limit")}
          hint={hint}
          error={refused?.sentence}
          name="limit"
          min={1}
          max={most}
          step={1}
          defaultValue={most}
          required
        />
      )}
      {kind === "talents" && <Note icon={<InfoIcon />}>{text("peopleSee")}</Note>}
      <Button
        type="submit"
        kind="primary"
        className="justify-self-start"
        busy={state === "submitting"}
        disabled={chosen.length === 0 || (rows !== undefined && picked.size === 0)}
      >
        {rows ? text("exportChosen", { count: picked.size }) : text("export")}
      </Button>
    </Form>
  );
}
