import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import type { JobPage } from "../detail.page.tsx";

/** What the job is, whose, and whether it is still open. */
export function Head({ job, url, deadline }: JobPage) {
  const locale = useLocale();
  const { title, startup, location } = job;
  const place = location.city?.name ?? location.country?.name;
  return (
    <header className="mt-7 flex flex-wrap items-start gap-x-5 gap-y-4 sm:flex-nowrap">
      <LetterTile name={startup.name} photo={startup.logo} className="size-16 text-2xl sm:size-20" />
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
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
      </div>
      <div data-print="no">
        <ShareButton name={title} url={url} />
      </div>
    </header>
  );
}
