import { type ChangeEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useNotices } from "#ui/notice.tsx";
import { FileButton } from "#ui/pictures/file-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { action } from "../admin-exchange-rates.page.tsx";
import { MAX_FILE_LENGTH } from "../limits.ts";

/** Sends a file of rates; what was wrong in it stands below, line by line. */
export function ImportRates() {
  const text = useTranslations("referenceRates");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<typeof action>();
  const [isTooLong, setTooLong] = useState(false);
  const isBusy = state !== "idle";
  const imported = data && "imported" in data ? data.imported : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (imported) notify({ kind: "success", text: text("file.done", imported) });
  }, [imported]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was mended.
    target.value = "";
    if (!file) return;
    setTooLong(file.size > MAX_FILE_LENGTH);
    if (file.size > MAX_FILE_LENGTH) return;
    const form = new FormData();
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  const failure = !isBusy && !isTooLong && data && "failure" in data ? data.failure : undefined;
  const lines = failure?.fields.flatMap(({ sentence }) => sentence ?? []) ?? [];
  return (
    <div className="mb-4 grid justify-items-start gap-2">
      <FileButton label={text("file.label")} accept=".csv,.txt,text/csv" busy={isBusy} onChange={choose} />
      <p className="text-sm text-ink-muted">{text("file.hint")}</p>
      {(isTooLong || failure) && (
        <div role="alert" className="text-sm text-bad">
          <p>{isTooLong ? text("file.tooLong") : lines.length > 0 ? text("file.refused") : failure?.value}</p>
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
