import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  type Condition,
  type Operator,
  operatorsOf,
  readConditions,
  writeConditions,
} from "#shared/table/conditions.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Select } from "../select.tsx";
import { ConditionValues } from "./condition-values.tsx";
import { useTable } from "./table-context.ts";
import type { useConditions } from "./use-conditions.ts";

interface ConditionFormProps {
  all: ReturnType<typeof useConditions>;
  /** Place of the condition that is changed; undefined: a new one. */
  at: number | undefined;
  onClose: () => void;
}

/** Column, comparison and value of one condition, above the table. */
export default function ConditionForm({ all, at, onClose }: ConditionFormProps) {
  const text = useTranslations("dataTable.conditions");
  const { columns } = useTable();
  const navigate = useNavigate();
  const { conditions, compared, addressOf } = all;
  const changed = at === undefined ? undefined : conditions[at];
  const [key, setKey] = useState(changed?.column ?? compared[0]!.key);
  const [operator, setOperator] = useState<Operator>(changed?.operator ?? operatorsOf(compared[0]!)[0]!);
  const [isWrong, setWrong] = useState(false);
  const column = compared.find((candidate) => candidate.key === key)!;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("select")?.focus(), []);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const values = fields.getAll("value").map((value) => String(value).trim());
    const draft: Condition = {
      column: key,
      operator,
      values: operator === "between" ? inOrder(column.condition, values) : values,
    };
    const [read] = readConditions(writeConditions([draft]), columns);
    setWrong(!read);
    if (!read) return;
    onClose();
    const next = at === undefined ? [...conditions, read] : conditions.with(at, { ...read, label: "" });
    void navigate(addressOf(next), { preventScrollReset: true });
  };
  return (
    <form
      ref={form}
      onSubmit={apply}
      aria-label={changed ? text("change") : text("add")}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 md:flex md:flex-wrap md:items-end"
    >
      <Select
        label={text("column")}
        className="md:w-56"
        value={key}
        options={compared.map((candidate) => ({ value: candidate.key, label: candidate.name }))}
        onChange={({ target }) => {
          setKey(target.value);
          setWrong(false);
          const next = operatorsOf(compared.find((candidate) => candidate.key === target.value)!);
          setOperator(next.includes(operator) ? operator : next[0]!);
        }}
      />
      <Select
        label={text("comparison")}
        className="md:w-44"
        value={operator}
        options={operatorsOf(column).map((value) => ({ value, label: text(`operators.${value}`) }))}
        onChange={({ target }) => {
          setOperator(target.value as Operator);
          setWrong(false);
        }}
      />
      <ConditionValues
        key={`${key}.${operator}`}
        column={column}
        operator={operator}
        values={changed?.column === key && changed.operator === operator ? changed.values : []}
        all={all}
        error={isWrong ? text("wrong") : undefined}
      />
      <div className="flex gap-3">
        <Button type="submit" kind="primary">
          {text("apply")}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** The lower bound first, whichever was typed first. */
function inOrder(kind: string | undefined, values: readonly string[]): readonly string[] {
  return values.toSorted((a, b) => (kind === "number" ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0));
}
