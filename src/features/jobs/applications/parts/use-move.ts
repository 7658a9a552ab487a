import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useReload } from "#ui/use-reload.ts";
import type { ReceivedApplication } from "../contract.ts";
import { mayMove, type Status, statusId } from "../rules.ts";

/** An application that is about to be moved. */
export interface Move {
  application: ReceivedApplication;
  to: Status;
}

/** Moves applications, each after a question. What others moved meanwhile is said, and shown as they left it. */
export function useMove(applications: readonly ReceivedApplication[]) {
  const text = useTranslations("jobsApplications.board");
  const statuses = useTranslations("jobsApplications.statuses");
  const { notify } = useNotices();
  const reload = useReload();
  const { submit, state, data } = useFetcher<{ failure?: ActionFailure }>();
  const [move, setMove] = useState<Move>();
  const last = useRef<Move>(undefined);
  const handle = useEffectEvent(({ failure }: { failure?: ActionFailure }) => {
    const { application, to } = last.current!;
    const { name } = application.applicant;
    // A page is not read again by itself after a refusal.
    if (failure) void reload();
    if (!failure) notify({ kind: "success", text: text("moved", { name, status: statuses(to) }) });
    else if (failure.code === "changedMeanwhile") notify({ kind: "error", text: text("movedMeanwhile", { name }) });
    else notify({ kind: "error", text: failure.value });
    // It may stand in another column now.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-application="${application.jobApplyId}"]`)?.focus(),
    );
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as { failure?: ActionFailure });
  }, [state, data]);
  const find = (id: string) => applications.find(({ jobApplyId }) => jobApplyId === id);
  return {
    move,
    busy: state !== "idle",
    ask: (id: string, to: Status) => {
      const application = find(id);
      if (application && !application.applicant.hasLeft && application.status !== to && mayMove(application.status, to))
        setMove({ application, to });
    },
    cancel: () => setMove(undefined),
    confirm: () => {
      const { application, to } = move!;
      last.current = move;
      setMove(undefined);
      const { jobApplyId, version } = application;
      const request = { intent: "status", jobApplyId, statusId: statusId(to), version, attempt: crypto.randomUUID() };
      void submit(request, { method: "post", encType: "application/json" });
    },
  };
}
