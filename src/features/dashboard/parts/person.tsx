import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MenuPerson } from "../rules.ts";

/** Name, photo and place, which link to the member's public page; the CV, if there is one. */
export function Person({ name, photo, seoUrl, place, hasCv }: MenuPerson) {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  return (
    <>
      <Link
        to={pathTo("talent", locale, { seoUrl })}
        className="group/person flex min-h-control items-center gap-3 rounded-control"
      >
        <HexAvatar name={name} photo={photo} className="size-11 text-base" />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block font-semibold text-balance wrap-anywhere group-hover/person:underline">{name}</span>
          {place && <span className="mt-0.5 block text-sm text-ink-muted">{place}</span>}
          <span className="sr-only">{text("publicPage")}</span>
        </span>
      </Link>
      {hasCv && (
        <a
          href={RESOURCE_PATHS.ownCv}
          className="mt-1 inline-flex min-h-row items-center gap-2 text-sm font-semibold text-honey-deep hover:underline"
        >
          <DownloadIcon className="size-4" />
          {text("cv")}
        </a>
      )}
    </>
  );
}
