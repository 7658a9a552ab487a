import { type FocusEvent, useState } from "react";
import { useLocale } from "use-intl";
import { amountText, parseNumber } from "#shared/format.ts";
import { FieldGroup, type FieldProps } from "./field.tsx";
import { Select, type SelectOption } from "./select.tsx";
import { useTranslations } from "./translations.ts";

interface MoneyFieldProps extends FieldProps {
  /** Name of the amount in the form: digits with a decimal point, empty for none. */
  name: string;
  currencyName: string;
  currencies: SelectOption[];
  defaultAmount?: number;
  /** Preselected currency; the specification's default is the US dollar. */
  defaultCurrency: string;
  disabled?: boolean;
}

/** An amount in the format of the language, with its currency. */
export function MoneyField({
  name,
  currencyName,
  currencies,
  defaultAmount,
  defaultCurrency,
  disabled,
  ...field
}: MoneyFieldProps) {
  const text = useTranslations("ui");
  const locale = useLocale();
  const [amount, setAmount] = useState(defaultAmount);
  const [typed, setTyped] = useState(defaultAmount === undefined ? "" : amountText(defaultAmount, locale));
  const [valid, setValid] = useState(true);
  const read = (value: string) => {
    setTyped(value);
    setAmount(parseNumber(value));
    setValid(true);
  };
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const number = parseNumber(event.target.value);
    setValid(number !== undefined || event.target.value.trim() === "");
    if (number !== undefined) setTyped(amountText(number, locale));
  };
  return (
    <FieldGroup {...field}>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-2">
        <input type="hidden" name={name} value={amount ?? ""} disabled={disabled} />
        <input
          className="input tabular-nums"
          inputMode="decimal"
          autoComplete="off"
          aria-label={text("amount")}
          aria-invalid={!valid || field.error !== undefined || undefined}
          required={field.required}
          disabled={disabled}
          value={typed}
          onChange={(event) => read(event.target.value)}
          onBlur={tidy}
        />
        <Select
          label={text("currency")}
          hideLabel
          name={currencyName}
          options={currencies}
          defaultValue={defaultCurrency}
          disabled={disabled}
        />
      </div>
    </FieldGroup>
  );
}
