import { siteName } from "#shared/site-name.ts";
import { Logo } from "#ui/hexagon.tsx";
import type { SiteLogo } from "../identity/contract.ts";

/** The logo of the house, a smaller one below 675 px; without one of its own the portal's, and its name. */
export function SiteMark({ logo: { desktopLogo, mobileLogo }, className }: { logo: SiteLogo; className: string }) {
  const picture = desktopLogo ?? mobileLogo;
  if (!picture)
    return (
      <>
        <Logo className={className} />
        {siteName()}
      </>
    );
  return (
    <picture>
      {mobileLogo && <source media="(width < 675px)" srcSet={mobileLogo} />}
      <img src={picture} alt={siteName()} className="h-8 w-auto max-w-40 object-contain" />
    </picture>
  );
}
