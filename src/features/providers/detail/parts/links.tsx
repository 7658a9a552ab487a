import { useTranslations } from "#ui/translations.ts";
import { WebLinks } from "#ui/web-links.tsx";
import type { ProviderPage } from "../provider.page.tsx";

/** Its addresses elsewhere. */
export function Links({ provider }: ProviderPage) {
  const text = useTranslations("providersDetail");
  return (
    <WebLinks
      title={text("links")}
      links={[
        { name: text("website"), address: provider.website },
        { name: text("video"), address: provider.video },
        { name: "LinkedIn", address: provider.linkedin },
        { name: "X (Twitter)", address: provider.twitter },
        { name: "Instagram", address: provider.instagram },
        { name: "Facebook", address: provider.facebook },
      ]}
    />
  );
}
