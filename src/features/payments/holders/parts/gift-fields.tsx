import type { ShownProblem } from "#shared/reasons.ts";
import { DateField } from "#ui/date-field.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface GiftFieldsProps {
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused. */
  reason: string | undefined;
  packages: readonly SelectOption[];
}

/** Fields of a package that is given. */
export function GiftFields({ problems, reason, packages }: GiftFieldsProps) {
  const text = useTranslations("paymentsHolders");
  const errorOf = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && (problem.sentence ?? reason);
  };
  return (
    <>
      <p className="text-sm text-ink-muted">{text("create.lead")}</p>
      <TextField
        label={text("create.email")}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        data-autofocus=""
        // A refusal without a field is about the person.
        error={errorOf("email") ?? (problems.length === 0 ? reason : undefined)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={text("columns.package")}
          name="packageId"
          required
          options={packages}
          error={errorOf("packageId")}
        />
        <DateField label={text("create.until")} name="until" required error={errorOf("until")} />
      </div>
      <TextArea
        label={text("create.reason")}
        hint={text("create.reasonHint")}
        name="reason"
        required
        rows={3}
        maxLength={500}
        error={errorOf("reason")}
      />
    </>
  );
}
