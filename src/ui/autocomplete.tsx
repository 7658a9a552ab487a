import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { fold } from "#shared/fold.ts";
import { type FindOptions, useDebouncedSearch } from "./debounced-search.ts";
import { Field, type FieldProps } from "./field.tsx";
import { OptionList } from "./option-list.tsx";
import { useTranslations } from "./translations.ts";

interface AutocompleteProps extends FieldProps {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  suggestions?: readonly string[];
  find?: FindOptions<string>;
  placeholder?: string;
  disabled?: boolean;
}

const STATUS = { idle: undefined, searching: "searching", failed: "searchFailed" } as const;

/** A text with suggestions. The typed text counts, whether it is in the list or not. */
export function Autocomplete({
  name,
  value,
  onChange,
  suggestions,
  find,
  placeholder,
  disabled,
  ...field
}: AutocompleteProps) {
  const text = useTranslations("ui");
  const found = useDebouncedSearch(find);
  const status = STATUS[found.state];
  const shown = find
    ? found.options
    : (suggestions ?? []).filter((suggestion) => fold(suggestion).includes(fold(value.trim())));
  return (
    <Field {...field}>
      {(control) => (
        <Base.Root
          mode="none"
          items={shown}
          value={value}
          onValueChange={(next, { reason }) => {
            onChange(next);
            if (reason === "input-change") found.search(next);
          }}
          name={name}
          disabled={disabled}
        >
          <Base.Input
            {...control}
            aria-labelledby={`${control.id}-label`}
            className="input"
            placeholder={placeholder}
          />
          <OptionList parts={Base} status={status && text(status)}>
            {(suggestion: string) => (
              <Base.Item
                key={suggestion}
                value={suggestion}
                className="flex min-h-control cursor-default items-center rounded-tag px-3 text-sm data-highlighted:bg-sunken"
              >
                {suggestion}
              </Base.Item>
            )}
          </OptionList>
        </Base.Root>
      )}
    </Field>
  );
}
