import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { ScopeChoice } from "#features/members/card.tsx";
import type { OwnEntity } from "#features/members/contract.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { INVITATION_DAYS, MAX_EMAILS } from "../limits.ts";
import { EmailsField } from "./emails-field.tsx";
import type { InviteAnswer } from "./invite-action.ts";
import { Note } from "./note.tsx";

interface InviteFormProps {
  entity: Pick<OwnEntity, "entityId" | "entityType" | "entityName" | "grantable">;
  /** The person invited from their profile; null: invited by address. */
  person: { id: string; name: string } | null;
  answer: InviteAnswer | undefined;
  /** Idempotency key: repeated clicks send once. */
  formKey: string;
}

/** Addresses, rights, and the end of the rights. */
export function InviteForm({ entity, person, answer, formKey }: InviteFormProps) {
  const text = useTranslations("invitations.invite");
  const busy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
  const { values, failure } = answer ?? {};
  const isAt = (field: string) => failure?.fields.some((problem) => problem.field === field) ?? false;
  const emailsError = useEmailsError(answer);
  const isAtField = emailsError !== undefined || isAt("scopes") || isAt("expiresAt");
  return (
    <Card title={entity.entityName}>
      <Form ref={form} method="post" className="grid gap-5">
        {failure && !isAtField && (
          <Note tone="bad">{failure.code === "connectionLost" ? text("connectionLost") : failure.value}</Note>
        )}
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="entityId" value={entity.entityId} />
        <input type="hidden" name="entityType" value={entity.entityType} />
        {person ? (
          <p>
            <input type="hidden" name="userId" value={person.id} />
            {text("person", { name: person.name })}
          </p>
        ) : (
          <EmailsField
            label={text("emails")}
            hint={text("emailsHint", { max: MAX_EMAILS })}
            initial={values?.emails ?? []}
            error={emailsError}
          />
        )}
        <ScopeChoice
          label={text("scopes")}
          entityType={entity.entityType}
          grantable={entity.grantable}
          chosen={values?.scopes ?? []}
          error={isAt("scopes") ? text("noScope") : undefined}
        />
        <DateField
          label={text("lastDay")}
          hint={text("lastDayHint")}
          name="lastDay"
          className="max-w-64"
          defaultValue={values?.lastDay ?? ""}
          error={isAt("expiresAt") ? text(failure?.code === "endsAfterYours" ? "tooLong" : "badDay") : undefined}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="primary" type="submit" busy={busy}>
            {text("send")}
          </Button>
          <p className="text-sm text-ink-muted">{text("days", { days: INVITATION_DAYS })}</p>
        </div>
      </Form>
    </Card>
  );
}

/** The first problem with the addresses, as a sentence. */
function useEmailsError(answer: InviteAnswer | undefined): string | undefined {
  const text = useTranslations("invitations.invite");
  const problem = answer?.failure.fields.find(({ field }) => /^emails?\b/.test(field));
  if (!answer || !problem) return undefined;
  const { failure, values } = answer;
  const address = values?.emails[Number(problem.field.split(".")[1])] ?? "";
  if (failure.code === "invitingYourself") return failure.value;
  if (failure.code === "tooManyInvitations") return text("tooOften", { address });
  if (address) return text("badAddress", { address });
  return values && values.emails.length > 0 ? text("tooMany", { max: MAX_EMAILS }) : text("noAddress");
}
