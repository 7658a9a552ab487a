import { useState } from "react";

interface BoundInputProps<Value> {
  sign: string;
  label: string;
  name: string;
  value: Value | undefined;
  read: (typed: string) => Value | undefined;
  write: (value: Value) => string;
  /** It does not fit the other end. */
  isWrong: boolean;
  onChange: (value: Value | undefined) => void;
  /** With what cannot be read, or undefined. */
  onLeave: (unreadable: string | undefined) => void;
}

/** One end of a range. While it is typed the text stays as it is; when the field is left, it is written anew. */
export function BoundInput<Value extends string | number>(props: BoundInputProps<Value>) {
  const { sign, label, name, value, read, write, isWrong, onChange, onLeave } = props;
  const written = (one: Value | undefined) => (one === undefined ? "" : write(one));
  const [typed, setTyped] = useState(written(value));
  // Changed from outside, as by "clear all": then what was typed no longer stands for the value.
  const shown = read(typed) === value ? typed : written(value);
  const isUnreadable = shown.trim() !== "" && read(shown) === undefined;
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <span className="absolute inset-y-0 start-3 grid place-items-center text-ink-muted" aria-hidden="true">
        {sign}
      </span>
      <input
        className="input ps-8 tabular-nums"
        inputMode="decimal"
        autoComplete="off"
        name={name}
        value={shown}
        aria-invalid={isUnreadable || isWrong || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value);
          if (next !== value) onChange(next);
        }}
        onBlur={() => {
          if (!isUnreadable) setTyped(written(read(shown)));
          onLeave(isUnreadable ? shown : undefined);
        }}
      />
    </label>
  );
}
