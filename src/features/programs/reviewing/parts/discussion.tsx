import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatDateTime } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Discussed, ReviewedApplication } from "../contract.ts";
import { DISCUSSED_MAX_LENGTH } from "../limits.ts";
import { Masked } from "./masked.tsx";

/** What jurors say of an application among themselves; until one's own scores are there, only that it exists. */
export function Discussion({ application, isOpen }: { application: ReviewedApplication; isOpen: boolean }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const title = useId();
  const { said, say, busy, failure, draft, setDraft } = useDiscussion(application);
  const { timeZone } = application.queue.program;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    say();
  };
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h3 id={title} className="font-sans text-sm font-semibold tracking-normal">
        {text("discussion.title")}
      </h3>
      {!said && <p className="text-sm text-ink-muted">{text("discussion.later")}</p>}
      {said?.length === 0 && <p className="text-sm text-ink-muted">{text("discussion.none")}</p>}
      {said && said.length > 0 && (
        <ol className="grid gap-3 text-sm">
          {said.map(({ id, juror, text: words, createdAt }) => (
            <li key={id}>
              <p className="text-ink-muted">
                <strong className="text-ink">
                  {juror === 0 ? text("discussion.you") : text("discussion.juror", { juror })}
                </strong>{" "}
                · <time dateTime={createdAt}>{formatDateTime(createdAt, locale, timeZone)}</time>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">
                <Masked>{words}</Masked>
              </p>
            </li>
          ))}
        </ol>
      )}
      {said && isOpen && (
        <form onSubmit={submit} className="grid gap-3">
          {failure && <FormAlert failure={failure} />}
          <TextArea
            name="discussion"
            label={text("discussion.label")}
            hint={text("discussion.hint")}
            required
            rows={2}
            maxLength={DISCUSSED_MAX_LENGTH}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" className="justify-self-start" busy={busy}>
            {text("discussion.say")}
          </Button>
        </form>
      )}
    </section>
  );
}

/** The discussion and what one writes: words that were not taken stay in the field. */
function useDiscussion({ applyId, discussion }: ReviewedApplication) {
  const [draft, setDraft] = useState("");
  const { submit, state, data } = useFetcher<{ discussion?: Discussed[]; failure?: ActionFailure }>();
  const isBack = state === "idle" && data?.discussion !== undefined;
  const empty = useEffectEvent(() => setDraft(""));
  useEffect(() => {
    if (isBack) empty();
  }, [isBack]);
  const say = () => {
    const request = { intent: "discuss", applyId, text: draft, attempt: crypto.randomUUID() };
    void submit(request, { method: "post", encType: "application/json" });
  };
  const failure = state === "idle" ? data?.failure : undefined;
  return { said: data?.discussion ?? discussion, say, busy: state !== "idle", failure, draft, setDraft };
}
