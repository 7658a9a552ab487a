import { useLocale } from "use-intl";
import { Star } from "#features/watching/star/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { DetailHead, HEAD_PICTURE } from "#ui/detail-head.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { JobPage } from "../job.page.tsx";

/** The job, its startup, and whether it is still open. */
export function Head({ job, url, deadline, star }: JobPage) {
  const locale = useLocale();
  const text = useTranslations("jobsDetail");
  const { title, startup, location } = job;
  const place = location.city?.name ?? location.country?.name;
  return (
    <DetailHead
      name={title}
      picture={<LetterTile name={startup.name} photo={startup.logo} className={HEAD_PICTURE} />}
      actions={
        <>
          {star && <Star {...star} />}
          <ShareButton name={title} url={url} />
        </>
      }
    >
      <p className="mt-1 text-ink-muted wrap-anywhere">
        <Link
          to={pathTo("startup", locale, { seoUrl: startup.seoUrl })}
          className="font-semibold text-honey-deep hover:underline"
        >
          {startup.name}
        </Link>
        {place && ` · ${place}`}
      </p>
      <p className="mt-2.5">
        <DeadlineTag deadline={deadline} ended="expired" />
      </p>
      {job.isSilent && <p className="mt-2 text-sm text-warn">{text("silent")}</p>}
    </DetailHead>
  );
}
