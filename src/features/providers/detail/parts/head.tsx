import { DetailHead, HEAD_PICTURE, WebsiteButton } from "#ui/detail-head.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProviderPage } from "../provider.page.tsx";

/** The provider, and the acts on it. */
export function Head({ provider, url }: ProviderPage) {
  const text = useTranslations("providersDetail");
  const { name, slogan, logo, website } = provider;
  return (
    <DetailHead
      name={name}
      picture={<LetterTile name={name} photo={logo} className={HEAD_PICTURE} />}
      actions={
        <>
          <ShareButton name={name} url={url} />
          <WebsiteButton website={website} label={text("website")} />
        </>
      }
    >
      {slogan && <p className="mt-1 max-w-[68ch] text-ink-muted wrap-anywhere">{slogan}</p>}
    </DetailHead>
  );
}
