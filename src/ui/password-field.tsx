import { type InputHTMLAttributes, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "./icon.tsx";
import { useTranslations } from "./translations.ts";

type PasswordFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "id" | "type">;

/** A password that can be shown. Set `autoComplete` to "current-password" or "new-password". */
export function PasswordField({ label, hint, error, required, hideLabel, className, ...input }: PasswordFieldProps) {
  const text = useTranslations("ui");
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} className={className}>
      {(control) => (
        <div className="relative">
          <input
            className="input pe-12"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 grid w-control place-items-center rounded-control text-ink-muted hover:text-ink"
            aria-label={text(shown ? "hidePassword" : "showPassword")}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}
