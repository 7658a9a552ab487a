import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { organizationList } from "#features/organizations/filters.ts";
import { startupList } from "#features/startups/filters.ts";
import { talentList } from "#features/talents/filters.ts";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatNumber } from "#shared/format.ts";
import { wordsOfFilter } from "#shared/list/filter-texts.ts";
import { MAX_EXPORT_ROWS } from "#shared/list/limits.ts";
import type { List } from "#shared/list/list.ts";
import { FROM_PARAM } from "#shared/list-params.ts";
import { pathTo } from "#shared/paths.ts";
import type { PremiumList } from "#shared/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { useFilterTexts } from "#ui/filter-panel/filter-texts.ts";
import { ListProvider, useList } from "#ui/filter-panel/list-context.tsx";
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

const FILTERED_LISTS: Record<PremiumList, List> = {
  startups: startupList,
  talents: talentList,
  organizations: organizationList,
};

interface ExportFormProps {
  form: ExportFormData;
  /** The address of the list. */
  from: string;
  allowance: RowAllowance;
  failure: ActionFailure | undefined;
}

/** The extent of an export: rows that the filter finds, columns, and the chosen rows. */
export function ExportForm({ form, from, allowance, failure }: ExportFormProps) {
  const text = useTranslations("exports");
  const locale = useLocale();
  const { kind, totalCount, found, refusal } = form;
  const most = Math.min(totalCount, allowance.remainingRows, MAX_EXPORT_ROWS);
  const list = text(`lists.${kind}`);
  return (
    <Card title={text("form", { list })}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!refusal && <strong>{text("found", { count: totalCount })}</strong>}
        {found && (
          <ListProvider list={FILTERED_LISTS[kind]}>
            <UsedFilter {...found} />
          </ListProvider>
        )}
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
      </div>
      {refusal && (
        <Note icon={<InfoIcon />} title={text("refused")}>
          {refusal}
        </Note>
      )}
      {!refusal && most === 0 && (
        <p className="mt-3 text-ink-muted">{text(totalCount === 0 ? "nothing" : "noneLeft")}</p>
      )}
      {most > 0 && (
        <Fields
          form={form}
          most={most}
          failure={failure}
          hint={text("limitHint", { most: formatNumber(most, locale) })}
        />
      )}
    </Card>
  );
}

/** The filter of the rows, in the words of the list's own page and of the file. */
function UsedFilter({ applied, filter, search }: NonNullable<ExportFormData["found"]>) {
  const text = useTranslations("listPage");
  const used = wordsOfFilter(useList(), applied, filter, useFilterTexts());
  const words = [...new Set(search === undefined ? used : [search, ...used])];
  if (words.length === 0) return null;
  return (
    <ul aria-label={text("chosenFilters")} className="flex flex-wrap gap-x-3 gap-y-2">
      {words.map((word) => (
        <li key={word}>
          <Tag>{word}</Tag>
        </li>
      ))}
    </ul>
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
                setChosen(columns.filter((column) => (column === key ? checked : chosen.includes(column))))
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
