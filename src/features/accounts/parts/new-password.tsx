import { type ReactNode, useState } from "react";
import { classes } from "#ui/classes.ts";
import { CheckIcon } from "#ui/icon.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { brokenRules, PASSWORD_RULES } from "../rules.ts";

interface NewPasswordProps {
  label?: ReactNode;
  name: string;
  error?: string | undefined;
}

/** A new password with its rules; each rule is ticked while one types. */
export function NewPassword({ label, name, error }: NewPasswordProps) {
  const text = useTranslations("accounts");
  const [password, setPassword] = useState("");
  const broken = brokenRules(password);
  const missing = broken.map((rule) => text(`passwordRule.${rule}`)).join(", ");
  return (
    <div className="grid gap-2.5">
      <PasswordField
        label={label ?? text("newPassword")}
        name={name}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        required
        onChange={(event) => setPassword(event.target.value)}
        error={error}
      />
      <div className="text-sm text-ink-muted">
        <p>{text("passwordRules")}</p>
        <ul className="mt-1.5 grid gap-1 sm:grid-cols-2">
          {PASSWORD_RULES.map((rule) => {
            const met = password !== "" && !broken.includes(rule);
            return (
              <li key={rule} className={classes("flex items-start gap-2 last:col-span-full", met && "text-good")}>
                <span
                  aria-hidden="true"
                  className={classes(
                    "mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border",
                    met ? "border-good bg-good-soft" : "border-line-strong",
                  )}
                >
                  {met && <CheckIcon className="size-3" />}
                </span>
                <span>
                  {text(`passwordRule.${rule}`)}
                  <span className="sr-only">: {text(met ? "ruleMet" : "ruleNotMet")}</span>
                </span>
              </li>
            );
          })}
        </ul>
        <p role="status" className="sr-only">
          {password !== "" &&
            (broken.length > 0 ? text("passwordMissing", { rules: missing }) : text("passwordComplete"))}
        </p>
      </div>
    </div>
  );
}
