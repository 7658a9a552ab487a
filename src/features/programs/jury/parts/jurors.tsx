import { useState } from "react";
import { useLocale } from "use-intl";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useNotices } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Jury } from "../contract.ts";
import { Conflicts } from "./conflicts.tsx";
import { JurorCard } from "./juror-card.tsx";
import { JurorFields, type JurorValues, sentValues } from "./juror-fields.tsx";
import { useJury } from "./use-jury.ts";

interface JurorsProps {
  jury: Jury;
  topics: readonly { value: string; label: string }[];
}

const NEW_JUROR: JurorValues = { locales: ["en", "tr"], topicIds: [], maxReviews: "" };

/** The jurors of a program, and the form that invites more. */
export function Jurors({ jury: { program, jurors, conflicts, hidesPairs }, topics }: JurorsProps) {
  const text = useTranslations("programsJury");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-5">
        {hidesPairs && <p className="text-sm text-ink-muted">{text("pairsHiddenHint")}</p>}
        {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
        {jurors.length === 0 ? (
          <EmptyState title={text("noJurors")}>{text("noJurorsHint")}</EmptyState>
        ) : (
          <ul className="grid gap-3">
            {jurors.map((juror) => (
              <JurorCard key={juror.id} juror={juror} topics={topics} />
            ))}
          </ul>
        )}
      </div>
      <Invite programId={program.id} topics={topics} />
    </div>
  );
}

function Invite({ programId, topics }: { programId: string } & Pick<JurorsProps, "topics">) {
  const text = useTranslations("programsJury");
  const locale = useLocale() as Locale;
  const { notify } = useNotices();
  const [typed, setTyped] = useState({ emails: "", name: "", locale });
  const [values, setValues] = useState(NEW_JUROR);
  const emails = typed.emails.split(/[\s,;]+/).filter((item) => item !== "");
  const { send, busy } = useJury(({ invited }) => {
    if (!invited) return;
    if (invited.invited.length > 0)
      notify({ kind: "success", text: text("invite.sent", { count: invited.invited.length }) });
    if (invited.already.length > 0)
      notify({ kind: "error", text: text("invite.already", { emails: invited.already.join(", ") }) });
    setTyped((before) => ({ ...before, emails: "", name: "" }));
  });
  return (
    <Card title={text("invite.title")}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const name = typed.name.trim();
          send({
            intent: "invite",
            programId,
            body: { emails, locale: typed.locale, ...(name !== "" && { name }), ...sentValues(values) },
          });
        }}
      >
        <TextArea
          label={text("invite.emails")}
          hint={text("invite.emailsHint")}
          rows={3}
          required
          value={typed.emails}
          onChange={({ target }) => setTyped({ ...typed, emails: target.value })}
        />
        {emails.length < 2 && (
          <TextField
            label={text("invite.name")}
            hint={text("invite.nameHint")}
            maxLength={200}
            value={typed.name}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        )}
        <Select
          label={text("invite.locale")}
          value={typed.locale}
          options={(["en", "tr"] as const).map((item) => ({ value: item, label: text(`languages.${item}`) }))}
          onChange={({ target }) => setTyped({ ...typed, locale: target.value as Locale })}
        />
        <JurorFields values={values} topics={topics} onChange={setValues} />
        <div>
          <Button kind="primary" type="submit" busy={busy}>
            {text("invite.send")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
