import { artAddress } from "#shared/art.ts";
import type { StartupDetail } from "../contract.ts";

const FRAME = "h-32 w-full sm:h-44 lg:h-48 sm:rounded-b-card max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:max-w-none";

/** The picture across the page; without one, what the document and the share picture show too: the one drawn for the name. */
export function Cover({ startup: { name, cover, cover_High, cover_Medium, cover_Low } }: { startup: StartupDetail }) {
  const widths = [`${cover_Low} 480w`, `${cover_Medium} 960w`, `${cover_High} 1440w`];
  const sources = new Set([cover_Low, cover_Medium, cover_High]).size === 3 ? widths.join(", ") : undefined;
  return (
    <img
      src={cover_High ?? cover ?? artAddress("cover", name)}
      srcSet={sources}
      sizes="(width >= 80rem) 76rem, 100vw"
      alt=""
      fetchPriority="high"
      className={`${FRAME} border border-line bg-sunken object-cover`}
    />
  );
}
