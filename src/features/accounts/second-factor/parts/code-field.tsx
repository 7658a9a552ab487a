import type { ReactNode } from "react";
import { TextField } from "#ui/text-field.tsx";

/** A code of an authenticator app; phones and password managers fill it in. */
export function CodeField({ label, error }: { label: ReactNode; error: string | undefined }) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      maxLength={40}
      required
      data-autofocus
      error={error}
    />
  );
}
