import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TEXT_LINK } from "#ui/external-link.tsx";
import { DownloadIcon, LockIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { action, ReportPage } from "../detail.page.tsx";
import { useFileDownload } from "./use-file-download.ts";

/** How one gets the file, or what is missing for that. */
export function Download(page: ReportPage) {
  const { access } = page.report;
  if (access === "open" || access === "allowed") return <File {...page} />;
  return <Missing {...page} />;
}

const WHY: Record<string, "urlNotValid" | "paymentRequired"> = {
  downloadUrlNotValid: "urlNotValid",
  reportPaymentRequired: "paymentRequired",
};

function File({ report, refused }: ReportPage) {
  const text = useTranslations("reportDetail");
  const locale = useLocale();
  const fetcher = useFetcher<typeof action>();
  const address = `${pathTo("report", locale, { seoUrl: report.seoUrl })}/file/${encodeURIComponent(report.fileName)}`;
  const { state, start } = useFileDownload(address, report.fileName);
  const answer = fetcher.data;
  const taken = answer && "at" in answer ? answer.at : undefined;
  const failure = answer && "failure" in answer ? answer.failure : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the report was taken
  useEffect(() => {
    if (taken) start();
  }, [taken]);
  const problem =
    failure?.code === "connectionLost"
      ? text("networkError")
      : (failure?.value ??
        (state === "failed" ? text("networkError") : undefined) ??
        (state === "refused" ? text("urlNotValid") : undefined));
  const why = refused === null ? undefined : WHY[refused];
  const label = text("downloadType", { type: report.fileType.toUpperCase() });
  const busy = state === "busy" || fetcher.state !== "idle";
  return (
    <Card title={text("download")}>
      <p className="mb-4 text-sm text-ink-muted">
        {report.isFree
          ? text("free")
          : report.allowance
            ? text("allowance", {
                limit: report.allowance.montlyReportDownloadLimit,
                used: report.allowance.downloadedReportCount,
              })
            : text("yours")}
      </p>
      {report.access === "allowed" ? (
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={report.id} />
          <Button type="submit" kind="primary" busy={busy}>
            <DownloadIcon className="size-4" />
            {label}
          </Button>
        </fetcher.Form>
      ) : (
        <a
          href={address}
          download={report.fileName}
          className="button button-primary"
          aria-disabled={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (!busy) start();
          }}
        >
          <DownloadIcon className="size-4" />
          {label}
        </a>
      )}
      <p role="status" className="mt-3 text-sm text-ink-muted empty:hidden">
        {state === "busy" ? text("preparing") : state === "done" ? text("saved") : ""}
      </p>
      {(problem ?? (why && state === "idle")) && (
        <p role="alert" className="mt-3 text-sm font-medium text-bad">
          {problem ?? text(why!)}
        </p>
      )}
    </Card>
  );
}

function Missing({ report, opensPackages }: ReportPage) {
  const text = useTranslations("reportDetail");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { access, allowance } = report;
  const link = (to: string, label: string) => (
    <Link to={to} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
      {label}
    </Link>
  );
  if (access === "needsSignIn")
    return (
      <Note icon={<LockIcon />} title={text("signInTitle")}>
        <p>{text("needsSignIn")}</p>
        {link(pathTo("login", locale, {}, { [RETURN_PARAM]: pathname }), text("signIn"))}
      </Note>
    );
  if (access === "needsPurchase")
    return (
      <Note icon={<LockIcon />} title={text("purchaseTitle")}>
        <p>{text("needsPurchase")}</p>
      </Note>
    );
  if (access === "limitReached" && allowance)
    return (
      <Note icon={<LockIcon />} title={text("download")}>
        <p>
          {text("limitReached", {
            limit: allowance.montlyReportDownloadLimit,
            date: formatDate(allowance.resetsOn, locale),
          })}
        </p>
      </Note>
    );
  return (
    <Note icon={<LockIcon />} title={text("packageTitle")}>
      <p>{text("needsPackage")}</p>
      {opensPackages && link(pathTo("membershipPackages", locale), text("packages"))}
    </Note>
  );
}
