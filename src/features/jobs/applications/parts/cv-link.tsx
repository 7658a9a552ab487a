import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { DownloadIcon } from "#ui/icon.tsx";
import { TEXT_LINK } from "#ui/link.tsx";
import type { ReceivedApplication, SentApplication } from "../contract.ts";

/** The CV of an application, to be opened by its name. */
export const CvLink = ({ application: { jobApplyId, cv } }: { application: SentApplication | ReceivedApplication }) => (
  <a
    href={`${RESOURCE_PATHS.applicationCv}?id=${jobApplyId}`}
    download
    className={`${TEXT_LINK} inline-flex min-h-row items-center gap-2 wrap-anywhere`}
  >
    <DownloadIcon className="size-4 shrink-0" />
    {cv}
  </a>
);
