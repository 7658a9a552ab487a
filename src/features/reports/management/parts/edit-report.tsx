import type { ChangeEvent } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { REPORT_LIMIT } from "#shared/upload-limits.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { FileButton } from "#ui/pictures/file-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useSavedVersion } from "#ui/use-saved-version.ts";
import { SUMMARY_MAX } from "../limits.ts";
import type { action } from "../reports.page.tsx";

interface EditReportProps {
  report: {
    id: string;
    version: number;
    categoryId: string;
    titleEn: string;
    titleTr: string;
    summaryEn: string;
    summaryTr: string;
    fileName: string | null;
  };
}

const FORMATS = ".pdf,.xlsx,application/pdf";

/** The file and the summaries of one report, above the table. */
export function EditReport({ report }: EditReportProps) {
  const text = useTranslations("reportManagement.reports.edit");
  const locale = useLocale();
  const title = locale === "tr" ? report.titleTr || report.titleEn : report.titleEn || report.titleTr;
  return (
    <Card
      title={text("title", { title })}
      className="mb-5"
      end={
        <ButtonLink
          kind="quiet"
          to={pathTo("adminReportManagementReport", locale, { categoryId: report.categoryId })}
          preventScrollReset
        >
          {text("close")}
        </ButtonLink>
      }
    >
      <div className="grid gap-6">
        <File {...report} />
        <Summaries {...report} />
      </div>
    </Card>
  );
}

function File({ id, fileName }: EditReportProps["report"]) {
  const text = useTranslations("reportManagement.reports.edit");
  const { submit, state, data } = useFetcher<typeof action>();
  const isBusy = state !== "idle";
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
      {!isBusy && data && "failure" in data && data.failure && <FormAlert failure={data.failure} />}
      <p className="wrap-anywhere">{fileName ?? text("noFile")}</p>
      <FileButton label={text(fileName ? "replace" : "upload")} accept={FORMATS} busy={isBusy} onChange={choose} />
      <p role="status" className="text-sm text-good">
        {!isBusy && data && "done" in data && text("uploaded")}
      </p>
      <p className="text-sm text-ink-muted">{text("hint", { size: REPORT_LIMIT / 1024 / 1024 })}</p>
    </div>
  );
}

function Summaries({ id, version: opened, summaryEn, summaryTr }: EditReportProps["report"]) {
  const text = useTranslations("reportManagement.reports.edit");
  const { Form, state, data } = useFetcher<typeof action>();
  const version = useSavedVersion(opened, data);
  const isBusy = state !== "idle";
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="summaries" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {!isBusy && data && "failure" in data && data.failure && <FormAlert failure={data.failure} />}
      <div className="grid gap-4 md:grid-cols-2">
        <TextArea
          label={text("summaryEn")}
          name="summaryEn"
          lang="en"
          rows={5}
          maxLength={SUMMARY_MAX}
          defaultValue={summaryEn}
        />
        <TextArea
          label={text("summaryTr")}
          name="summaryTr"
          lang="tr"
          rows={5}
          maxLength={SUMMARY_MAX}
          defaultValue={summaryTr}
        />
      </div>
      <div className="flex items-center gap-4">
        <Button type="submit" kind="primary" busy={isBusy}>
          {text("save")}
        </Button>
        <p role="status" className="text-sm text-good">
          {!isBusy && data && "done" in data && text("saved")}
        </p>
      </div>
    </Form>
  );
}
