import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { DownloadIcon } from "#ui/icon.tsx";
import { TEXT_LINK } from "#ui/link.tsx";
import type { ReceivedApplication, SentApplication } from "../contract.ts";

/** The CV of an application, to be opened by its name. The answer is a file, or the board where it is gone meanwhile. */
export function CvLink({ application }: { application: SentApplication | ReceivedApplication }) {
  const path = RESOURCE_PATHS.applicationCv[useLocale()];
  const { jobApplyId: id, cv } = application;
  const query = new URLSearchParams("jobId" in application ? { id, jobId: application.jobId } : { id });
  return (
    <a href={`${path}?${query}`} className={`${TEXT_LINK} inline-flex min-h-row items-center gap-2 wrap-anywhere`}>
      <DownloadIcon className="size-4 shrink-0" />
      {cv}
    </a>
  );
}
