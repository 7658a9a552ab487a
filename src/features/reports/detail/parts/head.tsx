import { ShareButton } from "#ui/share/share-button.tsx";
import { TermsTag } from "../../card.tsx";
import type { ReportPage } from "../report.page.tsx";

/** Its cover, what it is called, and whether it is free. */
export function Head({ report, url }: ReportPage) {
  const { title, cover, type } = report;
  return (
    <header className="mt-7">
      {cover && (
        <img src={cover} alt="" fetchPriority="high" className="mb-6 h-28 w-full rounded-card object-cover sm:h-44" />
      )}
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4 sm:flex-nowrap">
        <div className="min-w-0 flex-1 basis-full sm:basis-0">
          <p className="flex flex-wrap items-center gap-2 text-ink-muted">
            {type.name} <TermsTag {...report} />
          </p>
          <h1 className="mt-1 text-2xl text-balance wrap-anywhere sm:text-3xl">{title}</h1>
        </div>
        <div data-print="no">
          <ShareButton name={title} url={url} />
        </div>
      </div>
    </header>
  );
}
