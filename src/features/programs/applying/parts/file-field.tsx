import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { PRESENTATION_LIMIT } from "#shared/upload-limits.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { FileButton } from "#ui/pictures/file-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Application } from "../contract.ts";
import type { ApplyAnswer } from "./use-application.ts";

const SIZE = PRESENTATION_LIMIT / 1024 / 1024;
const ACCEPTED_TYPES =
  ".pdf,.pptx,application/pdf,application/vnd.openxmlformats-officedocument.presentationml.presentation";

interface FileFieldProps {
  application: Application;
  /** Left out: the presentation. */
  questionKey?: string;
  label: string;
  hint?: string | undefined;
  required: boolean;
  /** Of the stored file. */
  name: string | undefined;
  error: string | undefined;
  onStored: (application: Application) => void;
}

/** A file of an application: it is stored as soon as it is chosen. */
export function FileField({ application, questionKey, name, error, hint, onStored, ...field }: FileFieldProps) {
  const text = useTranslations("programsApplying");
  const words = useTranslations("editForm");
  const { submit, state, data } = useFetcher<ApplyAnswer>();
  const [isTooBig, setTooBig] = useState(false);
  const store = useEffectEvent((saved: Application) => onStored(saved));
  useEffect(() => {
    const saved = (data as ApplyAnswer | undefined)?.saved;
    if (state === "idle" && saved) store(saved);
  }, [state, data]);
  const failure = state === "idle" ? (data as ApplyAnswer | undefined)?.failure : undefined;
  const reason = failure && (failure.code === "connectionLost" ? words("connectionLost") : failure.value);
  const choose = (file: File) => {
    setTooBig(file.size > PRESENTATION_LIMIT);
    if (file.size > PRESENTATION_LIMIT) return;
    const form = new FormData();
    form.set("id", application.id);
    if (questionKey) form.set("questionKey", questionKey);
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  const remove = () => {
    const body: Record<string, null | Record<string, null>> = questionKey
      ? { answers: { [questionKey]: null } }
      : { presentation: null };
    const request = { intent: "draft", id: application.id, body, attempt: crypto.randomUUID() };
    void submit(request, { method: "post", encType: "application/json" });
  };
  const query = new URLSearchParams({ applyId: application.id, ...(questionKey && { questionKey }) });
  const wrong = isTooBig ? text("tooBig", { size: SIZE }) : (reason ?? error);
  return (
    <FieldGroup {...field} hint={[hint, text("fileHint", { size: SIZE })].filter(Boolean).join(" · ")} error={wrong}>
      {name && (
        <p>
          <a
            href={`${RESOURCE_PATHS.applicationFile}?${query}`}
            className="inline-flex min-h-row items-center gap-2 font-semibold wrap-anywhere text-honey-deep hover:underline"
          >
            <DownloadIcon className="size-4 shrink-0" />
            {name}
          </a>
        </p>
      )}
      {application.mayEdit && (
        <div className="flex flex-wrap gap-3">
          <FileButton
            label={`${text(name ? "replaceFile" : "addFile")}`}
            accept={ACCEPTED_TYPES}
            busy={state !== "idle"}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = "";
              if (file) choose(file);
            }}
          />
          {name && (
            <Button kind="quiet" onClick={remove}>
              {text("removeFile")}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
