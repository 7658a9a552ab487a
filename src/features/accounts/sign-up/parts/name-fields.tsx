import { errorAt, problemOf, type Refused } from "#shared/form-answer.ts";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { NAME_MAX_LENGTH } from "../limits.ts";

interface NameFieldsProps {
  answer: Refused | undefined;
  /** Initial values. */
  initial?: Partial<Record<"name" | "surname", string>>;
}

/** First and last name, with what was wrong with them. */
export function NameFields({ answer, initial }: NameFieldsProps) {
  const text = useTranslations("accountsSignUp");
  const values = { ...initial, ...answer?.values };
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      {(["name", "surname"] as const).map((field) => {
        const problem = problemOf(answer, field);
        const sentence =
          problem?.reason === "bannedWord" ? text("bannedWord", { word: problem.detail ?? "" }) : text("invalidName");
        return (
          <TextField
            key={field}
            label={text(field)}
            name={field}
            autoComplete={field === "name" ? "given-name" : "family-name"}
            maxLength={NAME_MAX_LENGTH}
            required
            defaultValue={values[field]}
            error={errorAt(answer, field, sentence)}
          />
        );
      })}
    </div>
  );
}
