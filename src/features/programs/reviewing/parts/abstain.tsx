import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";

interface AbstainProps {
  applyId: string;
  onClose: () => void;
  onAbstain: () => void;
  /** The juror has to do with the team: the application is not there for them any more. */
  onConflict: () => void;
}

/** Asks before a juror abstains from the whole review, or says that they have to do with the team. */
export default function Abstain({ applyId, onClose, onAbstain, onConflict }: AbstainProps) {
  const text = useTranslations("programsReviewing");
  const { submit, state, data } = useFetcher<{ isDeclared?: true; failure?: ActionFailure }>();
  const leave = useEffectEvent(onConflict);
  const isDeclared = state === "idle" && data?.isDeclared === true;
  useEffect(() => {
    if (isDeclared) leave();
  }, [isDeclared]);
  const declare = () => {
    const request = { intent: "conflict", applyId, attempt: crypto.randomUUID() };
    void submit(request, { method: "post", encType: "application/json" });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("abstainTitle")}
      actions={
        <>
          <Button busy={state !== "idle"} onClick={declare}>
            {text("conflictAction")}
          </Button>
          <Button kind="primary" data-autofocus="" onClick={onAbstain}>
            {text("abstainAction")}
          </Button>
        </>
      }
    >
      {data?.failure && <FormAlert failure={data.failure} />}
      <p>{text("abstainText")}</p>
      <p className="mt-3">{text("conflictText")}</p>
    </Dialog>
  );
}
