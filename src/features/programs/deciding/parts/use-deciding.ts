import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { SentTo } from "#shared/intent-action.ts";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useLeftOut } from "../../conflicts/card.tsx";
import type { Decision } from "../contract.ts";
import type { Decided, decideAction } from "./decide-action.ts";

/** Sets results and says so; the page's numbers follow by themselves. */
export function useDeciding(programId: string, onDone: () => void) {
  const text = useTranslations("programsDeciding");
  const { notify } = useNotices();
  const leftOutText = useLeftOut();
  const { submit, state, data } = useFetcher<Decided & { failure?: ActionFailure }>();
  // Keys decide quicker than the server saves: what comes meanwhile waits for its turn.
  const waiting = useRef<SentTo<typeof decideAction>[]>([]);
  const isSending = useRef(false);
  const send = (request: SentTo<typeof decideAction>) => {
    isSending.current = true;
    void submit(request, { method: "post", encType: "application/json" });
  };
  const handle = useEffectEvent((answer: Decided & { failure?: ActionFailure }) => {
    isSending.current = false;
    const next = waiting.current.shift();
    if (next) send(next);
    if (answer.failure) notify({ kind: "error", text: answer.failure.value });
    if (answer.set === undefined) return;
    notify({ kind: "success", text: text("saved", { count: answer.set }) });
    const leftOut = answer.leftOut && leftOutText(answer.leftOut);
    if (leftOut) notify({ kind: "error", text: leftOut });
    onDone();
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as Decided);
  }, [state, data]);
  const decide = (applyIds: readonly string[], result: Decision["result"]) => {
    const request = {
      intent: "results",
      programId,
      applyIds: [...applyIds],
      result,
      attempt: crypto.randomUUID(),
    } satisfies SentTo<typeof decideAction>;
    if (isSending.current) waiting.current.push(request);
    else send(request);
  };
  return { decide, busy: state !== "idle" };
}
