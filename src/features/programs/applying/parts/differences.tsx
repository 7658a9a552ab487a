import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Application } from "../contract.ts";
import type { ApplyAnswer } from "./use-application.ts";

/** A long answer is shown to here. */
const SHOWN_LENGTH = 160;
const cut = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)} …` : text);

interface DifferencesProps {
  application: Application;
  onUpdated: (application: Application) => void;
}

/** The answers that differ from the startup's entry, and the way to bring the entry in line. */
export function Differences({ application, onUpdated }: DifferencesProps) {
  const text = useTranslations("programsApplying");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<ApplyAnswer>();
  const { differences, mayEdit, startup, id } = application;
  const handle = useEffectEvent((answer: ApplyAnswer) => {
    if (answer.saved) {
      onUpdated(answer.saved);
      notify({ kind: "success", text: text("differences.updated") });
    } else if (answer.failure) {
      // Somebody else has changed the entry meanwhile: what it says now stands here, and is asked about again.
      if (answer.current) onUpdated(answer.current);
      notify({ kind: "error", text: answer.failure.value });
    }
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as ApplyAnswer);
  }, [state, data]);
  if (differences.length === 0 || !mayEdit) return null;
  return (
    <Card title={text("differences.title")}>
      <ul className="grid gap-3">
        {differences.map(({ key, field, profile, written, change }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {text("differences.line", {
                field: text(`fields.${field}`),
                profile: cut(profile ?? text("differences.none")),
                written: cut(written),
              })}
            </p>
            <Button
              busy={state !== "idle"}
              onClick={() =>
                void submit(
                  {
                    intent: "profile",
                    id,
                    startupId: startup.id,
                    version: startup.version,
                    change,
                    attempt: crypto.randomUUID(),
                  },
                  { method: "post", encType: "application/json" },
                )
              }
            >
              {text("differences.update")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
