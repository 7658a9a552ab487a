import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from "react";
import type { FindOptions } from "./debounced-search.ts";
import { Field, type FieldProps } from "./field.tsx";

export interface Option {
  value: string;
  label: string;
  /** A second line: a city's country, a person's title. */
  hint?: string;
}

export interface ComboboxProps extends FieldProps {
  name?: string;
  selected: readonly Option[];
  onChange: (selected: Option[]) => void;
  /** A fixed list … */
  options?: readonly Option[];
  /** … or one that is searched while typing. */
  find?: FindOptions<Option>;
  /** Options that may be selected. With one, selecting another replaces it. */
  max?: number;
  /** Makes an option of a text that is not in the list; Enter or leaving the field adds it. */
  add?: (text: string) => Option;
  placeholder?: string;
  disabled?: boolean;
}

/** Loaded when the page works: it weighs a third of all other scripts of a form. */
const ComboboxInput = lazy(() => import("./combobox-input.tsx").then((part) => ({ default: part.ComboboxInput })));

/** Selects options by typing. Selected options are chips in the field; Backspace removes the last one. */
export function Combobox(props: ComboboxProps) {
  const hadFocus = useRef(false);
  return (
    <Suspense fallback={<Waiting {...props} hadFocus={hadFocus} />}>
      <ComboboxInput {...props} hadFocus={hadFocus} />
    </Suspense>
  );
}

export interface Replaces {
  /** Whether the field had the focus when its script came: the one that takes its place gets it. */
  hadFocus: RefObject<boolean>;
}

/** In its place until it is loaded. */
function Waiting({ selected, placeholder, hadFocus, ...field }: ComboboxProps & Replaces) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = input;
    return () => {
      hadFocus.current = document.activeElement === current;
    };
  }, [hadFocus]);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input"
          readOnly
          placeholder={placeholder}
          value={selected.map(({ label }) => label).join(", ")}
        />
      )}
    </Field>
  );
}
