import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { amountsIn, type Field } from "#shared/edit/form.ts";
import { idsIn, textOfIds } from "#shared/edit/form-values.ts";
import { amountText, parseNumber } from "#shared/format.ts";
import { homeZone } from "#shared/house.ts";
import { Checkbox } from "../checkbox.tsx";
import { Combobox } from "../combobox.tsx";
import { DateField } from "../date-field.tsx";
import { InstantField } from "../instant-field.tsx";
import { LinkField } from "../link-field.tsx";
import { RadioGroup } from "../radio-group.tsx";
import { Select } from "../select.tsx";
import { TextArea } from "../text-area.tsx";
import { TextField } from "../text-field.tsx";
import { useTranslations } from "../translations.ts";
import { type FieldOption, useFormFields } from "./fields-context.ts";
import { RowsField } from "./rows-field.tsx";
import { usePlaces } from "./use-places.ts";

interface ControlProps<Kind extends Field["kind"]> {
  name: string;
  field: Extract<Field, { kind: Kind }>;
}

/** The control of a field, by its kind. The currency of amounts stands beside the first of them, what depends on a place comes after it. */
export function EditField({ name }: { name: string }): ReactNode {
  const { fields, values } = useFormFields();
  const field = fields[name]!;
  if (field.when && !field.when.is.includes(String(values[field.when.field] ?? ""))) return null;
  switch (field.kind) {
    case "text":
    case "link":
    case "email":
    case "phone":
    case "number":
      return <TextControl name={name} field={field} />;
    case "day":
      return <DayControl name={name} field={field} />;
    case "instant":
      return <InstantControl name={name} field={field} />;
    case "yesNo":
      return <AnswerControl name={name} field={field} />;
    case "flag":
      return <FlagControl name={name} field={field} />;
    case "types":
    case "rowIds":
      return <TypesControl name={name} field={field} />;
    case "amount":
      return <AmountControl name={name} field={field} />;
    case "city":
    case "county":
      return <PlaceControl name={name} field={field} />;
    case "type":
    case "country":
    case "option":
      return <SelectControl name={name} />;
    case "offered":
      return <OfferedControl name={name} />;
    case "entity":
    case "currency":
    case "id":
    case "rowKey":
      return null;
    case "rows":
      return <RowsControl name={name} field={field} />;
  }
}

/** The common parts of a field's controls; `own`: the name where it is not the field's. */
function useControl(name: string) {
  const { values, set, label, hint, problems, fields, at } = useFormFields();
  const text = useTranslations("editForm");
  // What a name may stand for has no control of its own.
  const own = [name, ...(namedBy(fields, name) ?? []).map(([field]) => field)];
  const problem = problems.find(({ field }) => own.some((one) => field === at + one));
  const sentence = () => {
    if (!problem) return undefined;
    const { reason } = problem;
    if (problem.sentence) return problem.sentence;
    if (text.has(`problems.${reason}` as "problems.other")) return text(`problems.${reason}` as "problems.other");
    return problem.general ?? text("problems.other");
  };
  return {
    value: String(values[name] ?? ""),
    set: (value: string, besides: Record<string, string> = {}) => set({ [name]: value, ...besides }),
    common: { label: label(name), hint: hint?.(name), error: sentence(), required: fields[name]?.required ?? false },
  };
}

function TextControl({ name, field }: ControlProps<"text" | "link" | "email" | "phone" | "number">) {
  const { value, set, common } = useControl(name);
  const { fields } = useFormFields();
  const named = namedBy(fields, name);
  if (named) return <EntityControl name={name} entity={named} />;
  // A text in English begins a line, so that its Turkish stands beside it.
  const className = name.endsWith("En") && `${name.slice(0, -2)}Tr` in fields ? "sm:col-start-1" : "";
  const props = { ...common, name, value, className };
  if (field.kind === "text" && field.lines)
    return (
      <TextArea {...props} rows={field.lines} maxLength={field.max} onChange={(event) => set(event.target.value)} />
    );
  if (field.kind === "link") return <LinkField {...props} onChange={set} />;
  return (
    <TextField
      {...props}
      {...(field.kind === "text" ? { maxLength: field.max } : {})}
      {...(field.kind === "email" ? { type: "email", autoComplete: "off" } : {})}
      {...(field.kind === "phone" ? { type: "tel", autoComplete: "off" } : {})}
      {...(field.kind === "number" ? { inputMode: "decimal" } : {})}
      onChange={(event) => set(event.target.value)}
    />
  );
}

/** Fields by which something of another noun is named with this text. */
const namedBy = (fields: Readonly<Record<string, Field>>, name: string) => {
  const found = Object.entries(fields).filter(([, field]) => field.kind === "entity" && field.name === name);
  return found.length > 0 ? (found as [string, Extract<Field, { kind: "entity" }>][]) : undefined;
};

/** A name, which may be that of somebody or something of the portal. */
function EntityControl({ name, entity }: { name: string; entity: [string, Extract<Field, { kind: "entity" }>][] }) {
  const { values, find } = useFormFields();
  const { value, set, common } = useControl(name);
  const filledField = entity.find(([field]) => values[field]);
  const id = filledField ? String(values[filledField[0]]) : "";
  const none = Object.fromEntries(entity.map(([field]) => [field, ""]));
  // A startup has to be one that is listed.
  const mayBeTyped = entity.every(([, kind]) => kind.of !== "startup");
  const search = async (query: string, signal: AbortSignal) => {
    const found = await Promise.all(
      entity.map(async ([field, kind]) =>
        ((await find?.(kind.of)(query, signal)) ?? []).map((option) => ({
          ...option,
          value: `${field}:${option.value}`,
        })),
      ),
    );
    return found.flat();
  };
  return (
    <Combobox
      {...common}
      max={1}
      selected={value ? [{ value: filledField ? `${filledField[0]}:${id}` : "typed", label: value }] : []}
      find={search}
      {...(mayBeTyped && { add: (label: string) => ({ value: "typed", label }) })}
      onChange={([chosen]) => {
        const [field = "", chosenId = ""] = chosen?.value.split(":") ?? [];
        set(chosen?.label ?? "", { ...none, ...(chosenId ? { [field]: chosenId } : {}) });
      }}
    />
  );
}

function RowsControl({ name, field }: ControlProps<"rows">) {
  const { common } = useControl(name);
  return <RowsField {...common} name={name} field={field} control={(inner) => <EditField name={inner} />} />;
}

function DayControl({ name }: ControlProps<"day">) {
  const { value, set, common } = useControl(name);
  return <DateField {...common} name={name} value={value} onChange={set} />;
}

function InstantControl({ name, field }: ControlProps<"instant">) {
  const { values, around } = useFormFields();
  const { value, set, common } = useControl(name);
  const zone = String((around ?? values)[field.zone] ?? values[field.zone] ?? "") || homeZone();
  return <InstantField {...common} name={name} zone={zone} value={value} onChange={set} />;
}

function AnswerControl({ name }: ControlProps<"yesNo">) {
  const text = useTranslations("editForm");
  const { value, set, common } = useControl(name);
  const options = (["yes", "no", "none"] as const).map((answer) => ({
    value: answer === "none" ? "" : answer,
    label: text(answer),
  }));
  return <RadioGroup {...common} inline name={name} value={value} options={options} onChange={set} />;
}

function FlagControl({ name }: ControlProps<"flag">) {
  const { value, set, common } = useControl(name);
  return (
    <Checkbox
      {...common}
      className="self-center"
      checked={value === "yes"}
      onChange={(event) => set(event.target.checked ? "yes" : "")}
    />
  );
}

const NO_OPTIONS: readonly FieldOption[] = [];

function TypesControl({ name, field }: ControlProps<"types" | "rowIds">) {
  const { options, values } = useFormFields();
  const below = field.kind === "types" ? field.below : undefined;
  const { value, set, common } = useControl(name);
  const offered = (options[name] ?? NO_OPTIONS).filter(
    ({ parentId }) => below === undefined || parentId === values[below],
  );
  const selected = idsIn(value).map((id) => offered.find((option) => option.value === id) ?? { value: id, label: "…" });
  if ((below || field.kind === "rowIds") && offered.length === 0) return null;
  return (
    <Combobox
      {...common}
      options={offered}
      selected={selected}
      max={field.max}
      onChange={(chosen) => set(textOfIds(chosen.map((option) => option.value)))}
    />
  );
}

function SelectControl({ name }: { name: string }) {
  const { options, fields } = useFormFields();
  const text = useTranslations("editForm");
  const { value, set, common } = useControl(name);
  // Fields that depend on the choice are emptied with it.
  const dependent = dependentOn(fields, name);
  return (
    <Select
      {...common}
      name={name}
      empty={text("none")}
      options={options[name] ?? NO_OPTIONS}
      value={value}
      onChange={(event) => set(event.target.value, dependent)}
    />
  );
}

/** Nothing is shown where there is nothing to choose. */
function OfferedControl({ name }: { name: string }) {
  const { options, values } = useFormFields();
  return options[name]?.length || values[name] ? <SelectControl name={name} /> : null;
}

function dependentOn(fields: Readonly<Record<string, Field>>, name: string): Record<string, string> {
  const below = Object.entries(fields).filter(
    ([, field]) =>
      ((field.kind === "city" || field.kind === "county") && field.in === name) ||
      (field.kind === "types" && field.below === name),
  );
  return Object.assign({}, ...below.map(([field]) => ({ [field]: "", ...dependentOn(fields, field) })));
}

function PlaceControl({ name, field }: ControlProps<"city" | "county">) {
  const { values, options, fields } = useFormFields();
  const text = useTranslations("editForm");
  const { value, set, common } = useControl(name);
  const above = String(values[field.in] ?? "");
  const places = usePlaces(field.kind, above, options[name] ?? NO_OPTIONS);
  if (above === "" || places.length === 0) return null;
  return (
    <Select
      {...common}
      name={name}
      empty={text("none")}
      options={places}
      value={value}
      onChange={(event) => set(event.target.value, dependentOn(fields, name))}
    />
  );
}

function AmountControl({ name, field }: ControlProps<"amount">) {
  const locale = useLocale();
  const { options, fields, values } = useFormFields();
  const { value, set, common } = useControl(name);
  const currency = useControl(field.currency);
  const choices = options[field.currency] ?? NO_OPTIONS;
  const amounts = amountsIn(fields, field.currency);
  const isNeeded = fields[field.currency]?.required ?? false;
  const isAlone = amounts.every((amount) => amount === name || !values[amount]);
  const number = parseNumber(value);
  const written = number === undefined ? value : amountText(number, locale);
  const unit = amounts[0] === name && (
    <Select
      {...currency.common}
      required={isNeeded}
      hideLabel
      name={field.currency}
      empty={isNeeded && currency.value ? undefined : "–"}
      options={choices}
      value={currency.value}
      onChange={(event) => currency.set(event.target.value)}
    />
  );
  return (
    <TextField
      {...common}
      beside={unit}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      className="tabular-nums"
      value={value}
      onChange={(event) => {
        const typed = event.target.value;
        // An amount begins with the first currency, and the last one takes it along when it goes, unless it is required.
        const code = typed.trim() === "" && isAlone && !isNeeded ? "" : currency.value || (choices[0]?.value ?? "");
        set(typed, { [field.currency]: code });
      }}
      // "80.000" on an English page: what it was taken for stands there.
      onBlur={written === value ? undefined : () => set(written)}
    />
  );
}
