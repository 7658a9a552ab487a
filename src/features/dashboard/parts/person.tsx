import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MenuPerson } from "../rules.ts";

export interface PersonProps {
  name: string;
  photo: string | null;
  person: MenuPerson | undefined;
}

/** Name, photo and place, which link to the member's public page; the CV, if there is one. */
export function Person({ name, photo, person }: PersonProps) {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  if (!person) return <p className="font-semibold">{name}</p>;
  return (
    <>
      <Link
        to={pathTo("talent", locale, { seoUrl: person.seoUrl })}
        className="group/person flex min-h-control items-center gap-3 rounded-control"
      >
        <HexAvatar name={name} photo={photo} className="size-11 text-base" />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block font-semibold text-balance wrap-anywhere group-hover/person:underline">{name}</span>
          {person.place && <span className="mt-0.5 block text-sm text-ink-muted">{person.place}</span>}
          <span className="sr-only">{text("publicPage")}</span>
        </span>
      </Link>
      {person.hasCv && (
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
