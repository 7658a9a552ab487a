import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import type { Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { useDrafts } from "#ui/drafts.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { EyeOffIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Answer, ConversationData } from "../conversation.page.tsx";
import { MESSAGE_MAX_LENGTH } from "../limits.ts";
import { DONE_ACTIONS } from "../rules.ts";
import { useTextError } from "./text-error.ts";

interface WriteProps extends ConversationData {
  answer: Answer | undefined;
  name: string;
}

/** The field to write in, or why one cannot. What is typed stays on this device until it is sent. */
export function Write(props: WriteProps) {
  const { conversation, name } = props;
  const text = useTranslations("messages");
  const [query] = useSearchParams();
  const done = Object.values(DONE_ACTIONS).find((doneAction) => doneAction === query.get("done"));
  return (
    <div className="grid gap-3 border-t border-line p-4">
      {done && (
        <p role="status" className="text-sm font-medium text-good">
          {text(`done.${done}`, { name })}
        </p>
      )}
      {conversation.closed ? (
        <Note icon={<EyeOffIcon />}>
          <p>{text(`closed.${conversation.closed}`, { name })}</p>
          {conversation.closed === "blocked" && (
            <Form method="post" className="mt-2">
              <input type="hidden" name="intent" value="unblock" />
              <input type="hidden" name="userId" value={conversation.otherUser.userId} />
              <Button type="submit">{text("actions.unblock")}</Button>
            </Form>
          )}
        </Note>
      ) : (
        <WriteForm {...props} />
      )}
    </div>
  );
}

function WriteForm({ conversation, attempt, answer, name }: WriteProps) {
  const text = useTranslations("messages.write");
  const draftKey = `message/${conversation.otherUser.userId}`;
  const drafts = useDrafts();
  const refused = answer && "failure" in answer ? (answer as Refused) : undefined;
  const sent = answer && "sent" in answer ? answer.sent : undefined;
  const [value, setValue] = useState(refused?.values?.text ?? "");
  const [hasDraft, setHasDraft] = useState(false);
  // Names what is being written until it is sent, although the page's data is loaded anew meanwhile.
  const [current, setCurrent] = useState(attempt);
  const [spent, setSpent] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get("intent") === "send";
  useEffect(() => {
    const draft = drafts.read(draftKey);
    if (typeof draft === "string") setValue((typed) => typed || draft);
  }, [drafts, draftKey]);
  useEffect(() => {
    if (sent === undefined) return;
    setValue("");
    setHasDraft(false);
    drafts.drop(draftKey);
    form.current?.querySelector("textarea")?.focus();
  }, [sent, drafts, draftKey]);
  const handleAnswer = useEffectEvent(() => {
    if (sent !== undefined || refused?.failure.code === "idempotencyKeyReused") setSpent(current);
  });
  useEffect(() => {
    if (answer) handleAnswer();
  }, [answer]);
  useEffect(() => {
    if (current === spent) setCurrent(attempt);
  }, [current, spent, attempt]);
  const type = (next: string) => {
    setValue(next);
    setHasDraft(next.trim() !== "");
    if (next.trim() === "") drafts.drop(draftKey);
    else drafts.save(draftKey, next);
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || busy) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <Form ref={form} method="post" preventScrollReset className="grid gap-2.5">
      {refused && refused.failure.fields.length === 0 && <FormAlert failure={refused.failure} />}
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="attempt" value={current} />
      <TextArea
        label={text("label", { name })}
        hideLabel
        name="text"
        placeholder={text("placeholder")}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendByKey}
        maxLength={MESSAGE_MAX_LENGTH}
        required
        error={useTextError(refused, "text", MESSAGE_MAX_LENGTH)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted" role="status">
          {hasDraft ? text("draft") : text("hint")}
        </p>
        <Button kind="primary" type="submit" busy={busy}>
          {text("send")}
        </Button>
      </div>
    </Form>
  );
}
