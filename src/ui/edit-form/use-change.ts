import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { useNotices } from "../notice.tsx";
import { useTranslations } from "../translations.ts";

/**
 * A change that a button makes at once; its failure is a notice. What is said on success is what stood when it was made:
 * by the time of the answer the page may show the new state. `action`: the page that makes it, by default this one.
 */
export function useChange(success: string, action?: string) {
  const text = useTranslations("editForm");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<{ failure?: ActionFailure }>();
  const said = useRef(success);
  const handle = useEffectEvent((answer: { failure?: ActionFailure }) => {
    const { failure } = answer;
    if (!failure) notify({ kind: "success", text: said.current });
    else notify({ kind: "error", text: failure.code === "connectionLost" ? text("connectionLost") : failure.value });
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as { failure?: ActionFailure });
  }, [state, data]);
  const change = (request: Record<string, string | number | boolean>) => {
    said.current = success;
    void submit(
      { ...request, attempt: crypto.randomUUID() },
      { method: "post", encType: "application/json", ...(action && { action }) },
    );
  };
  return { change, busy: state !== "idle" };
}
