import { useId } from "react";
import type { StartupDetail } from "../contract.ts";

const FRAME = "h-32 w-full sm:h-44 lg:h-48 sm:rounded-b-card max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:max-w-none";
const CELL = "M37 .7 73.3 21.4v41.7L37 83.8.7 63.1V21.4Z";

/** The picture across the page; without one, the comb. */
export function Cover({ startup: { cover, cover_High, cover_Medium, cover_Low } }: { startup: StartupDetail }) {
  if (!cover) return <CombCover />;
  const widths = [`${cover_Low} 480w`, `${cover_Medium} 960w`, `${cover_High} 1440w`];
  const sources = new Set([cover_Low, cover_Medium, cover_High]).size === 3 ? widths.join(", ") : undefined;
  return (
    <img
      src={cover_High ?? cover}
      srcSet={sources}
      sizes="(width >= 80rem) 76rem, 100vw"
      alt=""
      fetchPriority="high"
      className={`${FRAME} bg-sunken object-cover`}
    />
  );
}

function CombCover() {
  const pattern = useId();
  return (
    <svg
      aria-hidden="true"
      className={`${FRAME} bg-linear-100 from-[oklch(0.42_0.08_195)] via-[oklch(0.6_0.1_165)] via-60% to-[oklch(0.8_0.14_84)]`}
    >
      <defs>
        <pattern id={pattern} width="74" height="126" patternUnits="userSpaceOnUse">
          <g className="fill-none stroke-white/25" strokeWidth="1.4">
            <path d={CELL} />
            <path d={CELL} transform="translate(-37 63)" />
            <path d={CELL} transform="translate(37 63)" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}
