import { useEffect, useEffectEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatDate, formatMoney } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { DownloadIcon, InfoIcon, LockIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import { MONTHLY_DOWNLOADS } from "../../limits.ts";
import type { action, ReportPage } from "../report.page.tsx";
import { type DownloadState, useFileDownload } from "./use-file-download.ts";

/** How one gets the file, or what is missing for that. */
export function Download(page: ReportPage) {
  const { access } = page.report;
  if (access === "open" || access === "allowed") return <File {...page} />;
  return <Missing {...page} />;
}

const REFUSAL_REASONS: Record<string, "urlNotValid" | "paymentRequired"> = {
  downloadUrlNotValid: "urlNotValid",
  reportPaymentRequired: "paymentRequired",
};

function File({ report, refused }: ReportPage) {
  const text = useTranslations("reportsDetail");
  const locale = useLocale();
  const fetcher = useFetcher<typeof action>();
  const address = `${pathTo("report", locale, { seoUrl: report.seoUrl })}/file/${encodeURIComponent(report.fileName)}`;
  const { state, start } = useFileDownload(address, report.fileName);
  const taken = fetcher.data && "at" in fetcher.data ? fetcher.data.at : undefined;
  const failure = fetcher.data && "failure" in fetcher.data ? fetcher.data.failure : undefined;
  const handleTaken = useEffectEvent(start);
  useEffect(() => {
    if (taken) handleTaken();
  }, [taken]);
  const busy = state === "busy" || fetcher.state !== "idle";
  const label = (
    <>
      <DownloadIcon className="size-4" />
      {text("downloadType", { type: report.fileType.toUpperCase() })}
    </>
  );
  return (
    <Card title={text("download")}>
      <Terms report={report} />
      {report.access === "allowed" ? (
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={report.id} />
          <Button type="submit" kind="primary" busy={busy}>
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
          {label}
        </a>
      )}
      <Progress state={state} failure={failure} refused={refused} />
    </Card>
  );
}

const ALLOWANCE = {
  member: "allowanceOfMembers",
  rights: "allowanceOfRights",
  package: "allowance",
  seat: "allowanceOfSeats",
} as const;

function Terms({ report: { isFree, isOffered, allowance } }: Pick<ReportPage, "report">) {
  const text = useTranslations("reportsDetail");
  const counts = allowance && {
    limit: allowance.montlyReportDownloadLimit,
    used: allowance.downloadedReportCount,
  };
  return (
    <p className="mb-4 text-sm text-ink-muted">
      {!isOffered
        ? text("offeredNoMore")
        : isFree
          ? text("free")
          : counts
            ? text(ALLOWANCE[allowance.heldBy], counts)
            : text("yours")}
    </p>
  );
}

interface ProgressProps {
  state: DownloadState;
  failure: ActionFailure | undefined;
  /** The code with which a link to the file was refused. */
  refused: string | null;
}

/** The outcome of the download. */
function Progress({ state, failure, refused }: ProgressProps) {
  const text = useTranslations("reportsDetail");
  const problem = () => {
    if (failure?.code === "connectionLost" || state === "failed") return text("networkError");
    if (failure) return failure.value;
    if (state === "refused") return text("urlNotValid");
    const why = state === "idle" && refused !== null ? REFUSAL_REASONS[refused] : undefined;
    return why && text(why);
  };
  const alert = problem();
  return (
    <>
      <p role="status" className="mt-3 text-sm text-ink-muted empty:hidden">
        {state === "busy" ? text("preparing") : state === "done" ? text("saved") : ""}
      </p>
      {alert && (
        <p role="alert" className="mt-3 text-sm font-medium text-bad">
          {alert}
        </p>
      )}
    </>
  );
}

function Buy({ report: { id, price, currency } }: Pick<ReportPage, "report">) {
  const text = useTranslations("reportsDetail");
  const locale = useLocale();
  const fetcher = useFetcher<typeof action>();
  const failure = fetcher.data && "failure" in fetcher.data ? fetcher.data.failure : undefined;
  const sum = price !== null && currency ? formatMoney(price, currency, locale, true) : "";
  return (
    <fetcher.Form method="post" className="mt-3 grid justify-items-start gap-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="buy" />
      {failure && <FormAlert failure={failure} />}
      <Button type="submit" kind="primary" busy={fetcher.state !== "idle"}>
        {text("buyFor", { sum })}
      </Button>
    </fetcher.Form>
  );
}

function Missing({ report, opensPackages, isPending, isSold }: ReportPage) {
  const text = useTranslations("reportsDetail");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { access, allowance, terms, price, currency } = report;
  const link = (to: string, label: string) => (
    <Link to={to} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
      {label}
    </Link>
  );
  if (access === "needsSignIn")
    return (
      <Note icon={<LockIcon />} title={text("signInTitle")}>
        <p>
          {terms === "paid" && price !== null && currency
            ? text("signInToBuy", { sum: formatMoney(price, currency, locale, true) })
            : text("needsSignIn", { limit: MONTHLY_DOWNLOADS })}
        </p>
        {link(pathTo("login", locale, {}, { [RETURN_PARAM]: pathname }), text("signIn"))}
      </Note>
    );
  if (isPending)
    return (
      <Note icon={<InfoIcon />} title={text("pendingTitle")}>
        <p>{text("pending")}</p>
        {link(pathTo("packageManagement", locale), text("toPayments"))}
      </Note>
    );
  if (access === "needsPurchase")
    return (
      <Note icon={<LockIcon />} title={text("purchaseTitle")}>
        <p>{text(isSold ? "needsPurchase" : "notSold")}</p>
        {isSold && <Buy report={report} />}
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
      <p>
        {text("needsPackage", {
          limit: MONTHLY_DOWNLOADS,
          date: allowance ? formatDate(allowance.resetsOn, locale) : "",
        })}
      </p>
      {opensPackages && link(pathTo("paymentPlans", locale, {}, { [RETURN_PARAM]: pathname }), text("packages"))}
    </Note>
  );
}
