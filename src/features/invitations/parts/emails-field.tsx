import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { Chip } from "#ui/chip.tsx";
import { Field } from "#ui/field.tsx";
import { addressesIn } from "../rules.ts";

interface EmailsFieldProps {
  label: string;
  hint: string;
  initial: readonly string[];
  error: string | undefined;
}

/**
 * Addresses as chips: Enter, comma, space and pasting add one, Backspace removes the last one. Without scripts it is a
 * plain text field with all addresses. The form sends `emails` several times.
 */
export function EmailsField({ label, hint, initial, error }: EmailsFieldProps) {
  const [chips, setChips] = useState<readonly string[]>(initial);
  const [typed, setTyped] = useState("");
  const take = (text: string) => {
    setChips((before) => [...new Set([...before, ...addressesIn(text)])]);
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Backspace" && typed === "") setChips(chips.slice(0, -1));
    if (!["Enter", ",", ";", " "].includes(event.key) || typed.trim() === "") return;
    event.preventDefault();
    take(typed);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text");
    if (addressesIn(text).length < 2) return;
    event.preventDefault();
    take(`${typed} ${text}`);
  };
  const onBlur = () => {
    if (typed.trim() === "") return;
    // A new chip moves the content below, so it waits while a button is pressed; otherwise its click would be lost.
    if (document.querySelector("body :active"))
      addEventListener("click", () => setTimeout(take, 0, typed), { once: true });
    else take(typed);
  };
  return (
    <Field label={label} hint={hint} error={error} required>
      {({ required: _, ...control }) => (
        <div className="grid gap-2">
          {chips.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {chips.map((address) => (
                <li key={address} className="max-w-full min-w-0">
                  <input type="hidden" name="emails" value={address} />
                  <Chip onRemove={() => setChips(chips.filter((chip) => chip !== address))}>{address}</Chip>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            className="input"
            type="text"
            inputMode="email"
            name="emails"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
