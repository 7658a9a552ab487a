import type { ChangeEvent } from "react";
import { useFetcher } from "react-router";
import type { TableAnswer } from "#shared/table/page.ts";
import { REPORT_LIMIT } from "#shared/upload-limits.ts";
import { BothLanguages } from "#ui/both-languages.tsx";
import { RowForm } from "#ui/data-table/row-panel.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { FileButton } from "#ui/pictures/file-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import { SUMMARY_MAX } from "../limits.ts";

interface EditReportProps {
  report: {
    id: string;
    version: number;
    summaryEn: string;
    summaryTr: string;
    fileName: string | null;
  };
}

const FORMATS = ".pdf,.xlsx,application/pdf";

/** The file and the summaries of one report. */
export function EditReport({ report }: EditReportProps) {
  return (
    <div className="grid gap-6">
      <File {...report} />
      <Summaries {...report} />
    </div>
  );
}

function File({ id, fileName }: EditReportProps["report"]) {
  const text = useTranslations("reportsManagement.reports.edit");
  const { submit, state, data } = useFetcher<TableAnswer>();
  const isBusy = state !== "idle";
  const answer = isBusy ? undefined : data;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const form = new FormData();
    form.set("intent", "file");
    form.set("id", id);
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-base">{text("file")}</h3>
      {answer?.failure && <FormAlert failure={answer.failure} />}
      <p className="wrap-anywhere">{fileName ?? text("noFile")}</p>
      <FileButton label={text(fileName ? "replace" : "upload")} accept={FORMATS} busy={isBusy} onChange={choose} />
      <p role="status" className="text-sm text-good">
        {answer && !answer.failure && text("uploaded")}
      </p>
      <p className="text-sm text-ink-muted">{text("hint", { size: REPORT_LIMIT / 1024 / 1024 })}</p>
    </div>
  );
}

function Summaries(report: EditReportProps["report"]) {
  const text = useTranslations("reportsManagement.reports.edit");
  const summary = (name: "summaryEn" | "summaryTr", lang: "en" | "tr") => (
    <TextArea label={text(name)} name={name} lang={lang} rows={5} maxLength={SUMMARY_MAX} defaultValue={report[name]} />
  );
  return (
    <RowForm
      row={report}
      intent="summaries"
      saved={text("saved")}
      names={{ summaryEn: text("summaryEn"), summaryTr: text("summaryTr") }}
    >
      {() => (
        <div className="grid gap-4 md:grid-cols-2">
          <BothLanguages>{(lang, end) => summary(`summary${end}`, lang)}</BothLanguages>
        </div>
      )}
    </RowForm>
  );
}
