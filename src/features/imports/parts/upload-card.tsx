import { type ChangeEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { FileButton } from "#ui/pictures/file-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { action } from "../admin-imports.page.tsx";
import { IMPORT_LIMIT } from "../limits.ts";

const FORMATS = ".csv,.tsv,.txt,.xlsx,.ods,.json,.ndjson,text/csv,application/json";
const MEGABYTES = IMPORT_LIMIT / 1024 / 1024;

/** Chooses the file of a new import. `maxRows`: that it may have. */
export function UploadCard({ maxRows }: { maxRows: number }) {
  const text = useTranslations("imports");
  const locale = useLocale();
  const { submit, state, data } = useFetcher<typeof action>();
  const [isTooBig, setTooBig] = useState(false);
  const isBusy = state !== "idle";
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was mended.
    target.value = "";
    if (!file) return;
    setTooBig(file.size > IMPORT_LIMIT);
    if (file.size > IMPORT_LIMIT) return;
    const form = new FormData();
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  return (
    <Card className="mb-5">
      <div className="grid justify-items-start gap-3">
        {isTooBig && (
          <p role="alert" className="text-sm text-bad">
            {text("tooBig", { size: MEGABYTES })}
          </p>
        )}
        {!isBusy && !isTooBig && data && "failure" in data && data.failure && <FormAlert failure={data.failure} />}
        <FileButton label={text("upload")} accept={FORMATS} busy={isBusy} onChange={choose} />
        <p className="text-sm text-ink-muted">
          {text("uploadHint", { size: MEGABYTES, rows: formatNumber(maxRows, locale) })}
        </p>
      </div>
    </Card>
  );
}
