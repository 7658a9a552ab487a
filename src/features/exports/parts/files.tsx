import { useEffect, useRef } from "react";
import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { formatDateTime, formatNumber } from "#shared/format.ts";
import type { ListExportState } from "#shared/list/export-contract.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useNotices } from "#ui/notice.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useReloadEvery } from "#ui/use-reload.ts";
import type { ownExports } from "../contract.ts";

/** Milliseconds between two looks at files that are being written. */
const POLL_INTERVAL = 1_500;

/** The member's files. While one is being written, the page looks again by itself. */
export function Files({ page: { rows, totalCount, currentPage, pageSize } }: { page: Answer<typeof ownExports> }) {
  const text = useTranslations("exports");
  const locale = useLocale();
  useProgress(rows);
  if (totalCount === 0)
    return (
      <EmptyState
        title={text("noFiles")}
        actions={<ButtonLink to={pathTo("startups", locale)}>{text("toStartups")}</ButtonLink>}
      >
        {text("noFilesText")}
      </EmptyState>
    );
  return (
    <Card title={text("files")}>
      <p className="text-sm text-ink-muted">{text("filesLead")}</p>
      <ul className="my-4 grid divide-y divide-line">
        {rows.map((row) => (
          <FileLine key={row.id} file={row} />
        ))}
      </ul>
      <Pagination
        page={currentPage}
        pageSize={pageSize}
        total={totalCount}
        to={(page) => pathTo("exports", locale, {}, { page })}
        label={text("files")}
      />
    </Card>
  );
}

function FileLine({
  file: { id, list, state, rows, written, name, createdAt, isDownloaded },
}: {
  file: ListExportState;
}) {
  const text = useTranslations("exports");
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{name ?? text(`lists.${list as "startups"}`)}</p>
        <p className="text-sm text-ink-muted">
          {formatDateTime(createdAt, locale)} · {text("fileRows", { count: rows })}
          {state === "ready" && isDownloaded && ` · ${text("downloaded")}`}
        </p>
        {state === "working" && (
          <p role="status" className="mt-1 text-sm">
            {text("writing", { written: formatNumber(written, locale), rows: formatNumber(rows, locale) })}
          </p>
        )}
        {state === "failed" && <p className="mt-1 text-sm text-bad">{text("failed")}</p>}
        {state === "expired" && <p className="mt-1 text-sm text-ink-muted">{text("expired")}</p>}
      </div>
      {state === "ready" && (
        <ButtonLink to={`${RESOURCE_PATHS.listExport}?list=${list}&id=${id}`} reloadDocument download>
          {text("download")}
        </ButtonLink>
      )}
    </li>
  );
}

/** Looks again until every file is written, and says so. */
function useProgress(rows: readonly ListExportState[]) {
  const text = useTranslations("exports");
  const { notify } = useNotices();
  const working = rows.filter(({ state }) => state === "working").map(({ id }) => id);
  const isWorking = working.length > 0;
  const waiting = useRef<readonly string[]>([]);
  useEffect(() => {
    if (rows.some(({ id, state }) => state === "ready" && waiting.current.includes(id)))
      notify({ kind: "success", text: text("ready") });
    waiting.current = rows.filter(({ state }) => state === "working").map(({ id }) => id);
  }, [rows, notify, text]);
  useReloadEvery(POLL_INTERVAL, isWorking);
}
