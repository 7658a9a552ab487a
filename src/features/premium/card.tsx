import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { Answer } from "#shared/endpoint.ts";
import { formatDate, formatNumber } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { useNotices } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ownPackages, Seat } from "./seats/contract.ts";

type Packages = Answer<typeof ownPackages>;
type Result = { done: "invited" | "removed" } | { failure: ActionFailure };

interface SeatsCardProps {
  packages: Packages;
  viewerId: string;
}

/** The limits of the viewer's package and who shares it; its page takes the intents "invite" and "remove". */
export function SeatsCard({ packages: { limit, package: own }, viewerId }: SeatsCardProps) {
  const text = useTranslations("premiumSeats");
  const locale = useLocale();
  if (!own) return null;
  const buyer = own.seats.find(({ isBuyer }) => isBuyer);
  const counts = { used: formatNumber(own.seats.length, locale), limit: formatNumber(limit.userLimit, locale) };
  const isShared = !own.isOwn || limit.userLimit > 1 || own.seats.length > 1;
  return (
    <Card title={text(isShared ? "title" : "limits")}>
      {isShared && (
        <p className="mb-2 text-ink-muted">
          {own.isOwn
            ? text("lead", counts)
            : buyer &&
              text("shared", {
                name: `${buyer.name} ${buyer.surname}`,
                package: own.name,
                until: formatDate(own.accessUntil, locale),
              })}
        </p>
      )}
      <ul className="list-disc ps-5 text-sm">
        <li>
          {text(own.isOwn ? "reports" : "sharedReports", {
            used: formatNumber(limit.downloadedReportCount, locale),
            limit: formatNumber(limit.montlyReportDownloadLimit, locale),
          })}
        </li>
        {limit.startupRowLimit > 0 && (
          <li>
            {text("rows", {
              used: formatNumber(limit.startupDownloadedRow, locale),
              limit: formatNumber(limit.startupRowLimit, locale),
            })}
          </li>
        )}
      </ul>
      {isShared && (
        <ul className="my-5 grid gap-4">
          {own.seats.map((seat) => (
            <SeatLine
              key={seat.userId}
              seat={seat}
              isOwn={own.isOwn}
              isViewer={seat.userId === viewerId}
              hasRows={limit.startupRowLimit > 0}
            />
          ))}
        </ul>
      )}
      {own.isOwn && own.seats.length < limit.userLimit && <Invite />}
    </Card>
  );
}

interface SeatLineProps {
  seat: Seat;
  isOwn: boolean;
  isViewer: boolean;
  /** The package has exported rows. */
  hasRows: boolean;
}

function SeatLine({ seat, isOwn, isViewer, hasRows }: SeatLineProps) {
  const text = useTranslations("premiumSeats");
  const fetcher = useFetcher<Result>();
  useSaid(fetcher.data);
  const name = `${seat.name} ${seat.surname}`.trim();
  const mayEnd = !seat.isBuyer && (isOwn || isViewer);
  return (
    <li className="flex flex-wrap items-center gap-3">
      <HexAvatar name={name} photo={seat.photo} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-muted">
          {seat.isBuyer && `${text("buyer")} · `}
          {seat.byEmail && `${text("byEmail")} · `}
          {text("tookReports", { count: seat.downloadedReportCount })}
          {hasRows && ` · ${text("tookRows", { count: seat.downloadedRow })}`}
        </p>
      </div>
      {mayEnd && (
        <details className="max-w-sm">
          <summary className="button button-quiet" aria-label={isViewer ? undefined : text("removeOf", { name })}>
            {text(isViewer ? "leave" : "remove")}
          </summary>
          <fetcher.Form method="post" className="mt-2 grid justify-items-start gap-2 text-sm">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="userId" value={seat.userId} />
            <p>{isViewer ? text("leaveText") : text("removeText", { name })}</p>
            <Button type="submit" kind="danger" busy={fetcher.state !== "idle"}>
              {text(isViewer ? "leaveNow" : "removeNow")}
            </Button>
          </fetcher.Form>
        </details>
      )}
    </li>
  );
}

function Invite() {
  const text = useTranslations("premiumSeats");
  const fetcher = useFetcher<Result>();
  const form = useRef<HTMLFormElement>(null);
  useSaid(fetcher.data);
  useEffect(() => {
    if (fetcher.data && "done" in fetcher.data) form.current?.reset();
  }, [fetcher.data]);
  return (
    <fetcher.Form ref={form} method="post" className="grid max-w-md justify-items-start gap-3">
      <input type="hidden" name="intent" value="invite" />
      {fetcher.data && "failure" in fetcher.data && <FormAlert failure={fetcher.data.failure} />}
      <TextField label={text("email")} hint={text("hint")} name="email" type="email" required maxLength={254} />
      <Button type="submit" busy={fetcher.state !== "idle"}>
        {text("invite")}
      </Button>
    </fetcher.Form>
  );
}

/** Says what was done, once. */
function useSaid(result: Result | undefined): void {
  const text = useTranslations("premiumSeats");
  const { notify } = useNotices();
  const handle = useEffectEvent((answer: Result) => {
    if ("done" in answer) notify({ kind: "success", text: text(answer.done === "invited" ? "given" : "freed") });
  });
  useEffect(() => {
    if (result) handle(result);
  }, [result]);
}
