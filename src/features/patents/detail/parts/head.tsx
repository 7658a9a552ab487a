import { LetterTile } from "#ui/hexagon.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import type { PatentPage } from "../detail.page.tsx";
import { OrganizationLink } from "./organization-link.tsx";

/** What is protected, and whose it is. */
export function Head(page: PatentPage) {
  const { name, photo } = page.patent;
  return (
    <header className="mt-7 flex flex-wrap items-start gap-x-5 gap-y-4 sm:flex-nowrap">
      <LetterTile name={name} photo={photo} className="size-16 text-2xl sm:size-20" />
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
        <p className="mt-1 text-ink-muted wrap-anywhere">
          <OrganizationLink {...page} />
        </p>
      </div>
      <div data-print="no">
        <ShareButton name={name} url={page.url} />
      </div>
    </header>
  );
}
