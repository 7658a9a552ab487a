import { type ReactNode, useState } from "react";
import { siteName } from "#shared/site-name.ts";
import { classes } from "#ui/classes.ts";
import { CheckIcon } from "#ui/icon.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { brokenRules, PASSWORD_RULES } from "../rules.ts";
import { wordsOf } from "./common-passwords.ts";

const NO_NAMES: readonly string[] = [];
const FIELDS_OF_PERSON = ["name", "surname", "email"];

/** What the form of a password says of the person. */
const besides = ({ form }: HTMLInputElement): string[] =>
  FIELDS_OF_PERSON.map((name) => form?.elements.namedItem(name))
    .filter((field) => field instanceof HTMLInputElement)
    .map(({ value }) => value);

interface NewPasswordProps {
  label?: ReactNode;
  name: string;
  error?: string | undefined;
  /** Names and address of whose password it will be; else those typed into the same form. */
  about?: readonly string[];
}

/** A new password with its rules; each rule is ticked while one types. */
export function NewPassword({ label, name, error, about = NO_NAMES }: NewPasswordProps) {
  const text = useTranslations("accounts");
  const [password, setPassword] = useState("");
  const [typed, setTyped] = useState<readonly string[]>(NO_NAMES);
  const broken = brokenRules(password, wordsOf(siteName(), ...about, ...typed));
  const missing = broken.map((rule) => text(`passwordRule.${rule}`)).join(", ");
  return (
    <div className="grid gap-2.5">
      <PasswordField
        label={label ?? text("newPassword")}
        name={name}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        required
        onChange={({ target }) => {
          setPassword(target.value);
          setTyped(besides(target));
        }}
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
