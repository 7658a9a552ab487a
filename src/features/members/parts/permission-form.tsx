import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { EntityType } from "#shared/access.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { isAtFault } from "#shared/form-answer.ts";
import { formatDate } from "#shared/format.ts";
import { DateField } from "#ui/date-field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ScopeChoice, ScopeNames } from "../card.tsx";
import type { MembersAnswer } from "./change-members.ts";

interface PermissionFormProps {
  /** Label that opens the form. */
  summary: string;
  /** Hidden fields; `userId` identifies the form that is being submitted. */
  fields: Record<string, string> & { userId: string };
  entityType: EntityType;
  /** Scopes to choose from. */
  offered: readonly number[];
  chosen?: readonly number[];
  /** Calendar date, "" for none. */
  lastDay?: string;
  answer: MembersAnswer | undefined;
  /** Message when no scope is chosen. */
  noScope: string;
  actions: (busy: boolean) => ReactNode;
}

/** Scopes and their end, folded until opened. */
export function PermissionForm(props: PermissionFormProps) {
  const { summary, fields, entityType, offered, chosen, lastDay, answer, noScope, actions } = props;
  const text = useTranslations("members");
  const { state, formData } = useNavigation();
  const isClash = answer?.failure.code === "changedMeanwhile";
  const atScopes = !isClash && isAtFault(answer, "scopes");
  const atDay = !isClash && isAtFault(answer, "expiresAt");
  return (
    <details open={answer !== undefined}>
      <summary className="inline-flex min-h-row items-center text-sm font-semibold underline underline-offset-4">
        {summary}
      </summary>
      <Form method="post" className="mt-3 grid gap-4">
        {answer && !atScopes && !atDay && <FormAlert failure={answer.failure} />}
        {answer && isClash && <Meanwhile fields={answer.failure.fields} />}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ScopeChoice
          label={text("scopes")}
          entityType={entityType}
          grantable={offered}
          {...(chosen && { chosen })}
          error={atScopes ? noScope : undefined}
        />
        <DateField
          label={text("lastDay")}
          hint={text("lastDayHint")}
          name="lastDay"
          className="max-w-64"
          defaultValue={lastDay}
          error={atDay ? text(answer?.failure.code === "endsAfterYours" ? "tooLong" : "badDay") : undefined}
        />
        {actions(state !== "idle" && formData?.get("userId") === fields.userId)}
      </Form>
    </details>
  );
}

/** The rights somebody else has saved meanwhile. */
function Meanwhile({ fields }: { fields: readonly FieldProblem[] }) {
  const text = useTranslations("members");
  const locale = useLocale();
  const theirs = (field: string) => fields.find((problem) => problem.field === field)?.theirs;
  const [scopes, until] = [theirs("scopes"), theirs("expiresAt")];
  return (
    <p className="text-sm">
      {text("meanwhile")} {Array.isArray(scopes) && <ScopeNames scopes={scopes} />}
      {typeof until === "string" && ` · ${text("until", { date: formatDate(until, locale) })}`}
    </p>
  );
}
