import { useState } from "react";
import { useReset } from "./use-reset.ts";

interface BoundInputProps<Value> {
  sign: string;
  label: string;
  name: string;
  value: Value | undefined;
  read: (typed: string) => Value | undefined;
  write: (value: Value) => string;
  inputMode: "decimal" | "text";
  /** It does not fit the other end. */
  isWrong: boolean;
  /** `Panel.resets` */
  resets: number;
  onChange: (value: Value | undefined) => void;
  /** The typed text cannot be read: the value stays until it can. */
  onUnreadable: () => void;
  /** With what cannot be read, or undefined. */
  onLeave: (unreadable: string | undefined) => void;
}

/** One end of a range. While it is typed the text stays as it is; when the field is left, it is written anew. */
export function BoundInput<Value extends string | number>(props: BoundInputProps<Value>) {
  const { sign, label, name, value, read, write, isWrong, inputMode, resets, onChange, onUnreadable, onLeave } = props;
  const written = (bound: Value | undefined) => (bound === undefined ? "" : write(bound));
  const [typed, setTyped] = useState(written(value));
  useReset(resets, () => setTyped(written(value)));
  const isUnreadable = typed.trim() !== "" && read(typed) === undefined;
  // Changed from outside, as by a preset: then what was typed no longer stands for the value.
  const shown = isUnreadable || read(typed) === value ? typed : written(value);
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <span className="absolute inset-y-0 start-2.5 grid place-items-center text-ink-muted" aria-hidden="true">
        {sign}
      </span>
      <input
        className="input ps-6.5 pe-1.5 tabular-nums lg:text-sm"
        inputMode={inputMode}
        autoComplete="off"
        name={name}
        value={shown}
        aria-invalid={isUnreadable || isWrong || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value);
          if (next === undefined && target.value.trim() !== "") onUnreadable();
          else if (next !== value) onChange(next);
        }}
        onBlur={() => {
          if (!isUnreadable) setTyped(written(value));
          onLeave(isUnreadable ? shown : undefined);
        }}
      />
    </label>
  );
}
