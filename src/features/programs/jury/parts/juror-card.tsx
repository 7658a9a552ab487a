import { useState } from "react";
import { useLocale } from "use-intl";
import { formatMinute } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useNotices } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Juror } from "../contract.ts";
import { JurorFields, sentValues } from "./juror-fields.tsx";
import { useJury } from "./use-jury.ts";

const TONES: Record<Juror["state"], TagTone> = {
  invited: "teal",
  expired: "warn",
  accepted: "good",
  declined: "bad",
  removed: "neutral",
};

interface JurorCardProps {
  juror: Juror;
  topics: readonly { value: string; label: string }[];
}

/** One juror: where they stand, how far they are, and what can be done. */
export function JurorCard({ juror, topics }: JurorCardProps) {
  const text = useTranslations("programsJury");
  const locale = useLocale();
  const [open, setOpen] = useState<"change" | "again" | "remove">();
  const { name, email, photo, seoUrl, state, reviews, conflicts, locales, maxReviews } = juror;
  const close = () => setOpen(undefined);
  const facts = [
    locales.map((item) => text(`languages.${item}`)).join(", "),
    juror.topics.map((topic) => topic.name).join(", "),
    maxReviews !== null && text("atMost", { count: maxReviews }),
  ].filter(Boolean);
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <HexAvatar name={name} photo={photo} className="size-11 shrink-0" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg wrap-anywhere">
          {seoUrl && state === "accepted" ? <Link to={pathTo("talent", locale, { seoUrl })}>{name}</Link> : name}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <Tag tone={TONES[state]}>{text(`states.${state}`)}</Tag>
          {reviews.assigned > 0 && <span>{text("progress", reviews)}</span>}
          {conflicts > 0 && <span>{text("conflicts", { count: conflicts })}</span>}
          {email && email !== name && <span className="wrap-anywhere">{email}</span>}
        </p>
        <p className="text-sm text-ink-muted">{facts.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state !== "removed" && (
          <Button aria-label={text("changeOf", { name })} onClick={() => setOpen("change")}>
            {text("change")}
          </Button>
        )}
        {state !== "accepted" && email && (
          <Button aria-label={text("againOf", { name })} onClick={() => setOpen("again")}>
            {text("again")}
          </Button>
        )}
        {state === "accepted" && reviews.assigned > reviews.finished && <Remind juror={juror} />}
        {state !== "removed" && (
          <Button kind="quiet" aria-label={`${text("remove")}: ${name}`} onClick={() => setOpen("remove")}>
            {text("remove")}
          </Button>
        )}
      </div>
      {open === "change" && <Change juror={juror} topics={topics} onClose={close} />}
      {open === "again" && <Again juror={juror} onClose={close} />}
      {open === "remove" && <Remove juror={juror} onClose={close} />}
    </li>
  );
}

/** Mails the juror what is left; once a day. */
function Remind({ juror: { id, name, remindedAt } }: { juror: Juror }) {
  const text = useTranslations("programsJury");
  const locale = useLocale();
  const { notify } = useNotices();
  const { send, busy } = useJury(() => notify({ kind: "success", text: text("remind.done") }));
  return (
    <span className="grid justify-items-end gap-1">
      <Button busy={busy} aria-label={text("remind.of", { name })} onClick={() => send({ intent: "remind", id })}>
        {text("remind.action")}
      </Button>
      {remindedAt && (
        <span className="text-xs text-ink-muted">
          {text("remind.last", { time: formatMinute(remindedAt, locale) })}
        </span>
      )}
    </span>
  );
}

interface DialogProps {
  juror: Juror;
  onClose: () => void;
}

function useJurorChange(onClose: () => void, done: string) {
  const { notify } = useNotices();
  return useJury(() => {
    notify({ kind: "success", text: done });
    onClose();
  });
}

function Change({ juror, topics, onClose }: DialogProps & Pick<JurorCardProps, "topics">) {
  const text = useTranslations("programsJury");
  const { send, busy } = useJurorChange(onClose, text("saved"));
  const [values, setValues] = useState({
    locales: juror.locales,
    topicIds: juror.topics.map(({ id }) => id),
    maxReviews: juror.maxReviews === null ? "" : String(juror.maxReviews),
  });
  const save = () => send({ intent: "change", body: { id: juror.id, version: juror.version, ...sentValues(values) } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("changeOf", { name: juror.name })}
      actions={
        <>
          <Button onClick={onClose}>{text("cancel")}</Button>
          <Button kind="primary" busy={busy} onClick={save}>
            {text("save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <JurorFields values={values} topics={topics} onChange={setValues} />
      </div>
    </Dialog>
  );
}

function Again({ juror, onClose }: DialogProps) {
  const text = useTranslations("programsJury");
  const { send, busy } = useJurorChange(onClose, text("sentAgain"));
  const [locale, setLocale] = useState<Locale>(useLocale() as Locale);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("againOf", { name: juror.name })}
      actions={
        <>
          <Button onClick={onClose}>{text("cancel")}</Button>
          <Button kind="primary" busy={busy} onClick={() => send({ intent: "again", id: juror.id, locale })}>
            {text("again")}
          </Button>
        </>
      }
    >
      <p className="mb-4">{text("againLead")}</p>
      <Select
        label={text("invite.locale")}
        value={locale}
        options={(["en", "tr"] as const).map((item) => ({ value: item, label: text(`languages.${item}`) }))}
        onChange={({ target }) => setLocale(target.value as Locale)}
      />
    </Dialog>
  );
}

function Remove({ juror, onClose }: DialogProps) {
  const text = useTranslations("programsJury");
  const { send, busy } = useJurorChange(onClose, text("removed"));
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("removeOf", { name: juror.name })}
      actions={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {text("cancel")}
          </Button>
          <Button kind="danger" busy={busy} onClick={() => send({ intent: "remove", id: juror.id })}>
            {text("remove")}
          </Button>
        </>
      }
    >
      <p>{text("removeLead")}</p>
    </Dialog>
  );
}
