import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { Answer } from "#shared/endpoint.ts";
import type { SentTo } from "#shared/intent-action.ts";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { assignMany, inviteJurors, Proposal, previewPhase } from "../contract.ts";
import type { juryAction } from "./jury-action.ts";

/** The outcome of each sent form, by its name. */
interface Done {
  invited?: Answer<typeof inviteJurors>;
  proposal?: Proposal;
  written?: Answer<typeof assignMany>;
  preview?: Answer<typeof previewPhase>;
}

/** Sends something of the jury; `onDone` gets what came of it. A failure is a notice, after `onFailed`. */
export function useJury(onDone: (done: Done) => void, onFailed?: () => void) {
  const text = useTranslations("editForm");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<{ failure?: ActionFailure }>();
  const handle = useEffectEvent((answer: { failure?: ActionFailure }) => {
    const { failure } = answer;
    if (!failure) return onDone(answer as Done);
    onFailed?.();
    notify({ kind: "error", text: failure.code === "connectionLost" ? text("connectionLost") : failure.value });
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as { failure?: ActionFailure });
  }, [state, data]);
  const send = (sending: SentTo<typeof juryAction>) =>
    void submit(
      // Its fields are JSON through and through.
      JSON.parse(JSON.stringify({ ...sending, attempt: crypto.randomUUID() })),
      { method: "post", encType: "application/json" },
    );
  return { send, busy: state !== "idle" };
}
