import { externalAddress } from "#shared/external-address.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { ExternalIcon } from "#ui/icon.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProviderPage } from "../detail.page.tsx";

/** Who it is, and what one can do. */
export function Head({ provider, url }: ProviderPage) {
  const text = useTranslations("providerDetail");
  const { name, slogan, logo, website } = provider;
  return (
    <header className="mt-7 flex flex-wrap items-start gap-x-5 gap-y-4 sm:flex-nowrap">
      <LetterTile name={name} photo={logo} className="size-16 text-2xl sm:size-20" />
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
        {slogan && <p className="mt-1 max-w-[68ch] text-ink-muted wrap-anywhere">{slogan}</p>}
      </div>
      <div className="flex flex-wrap gap-2.5 sm:justify-end" data-print="no">
        <ShareButton name={name} url={url} />
        {externalAddress(website) && (
          <ExternalLink address={website} className="button button-primary">
            {text("website")}
            <ExternalIcon className="size-4" />
          </ExternalLink>
        )}
      </div>
    </header>
  );
}
