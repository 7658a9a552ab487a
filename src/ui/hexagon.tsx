import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { classes } from "./classes.ts";
import { initialOf, toneOf } from "./tone.ts";

const HEXAGON = "[clip-path:polygon(50%_0,96%_25%,96%_75%,50%_100%,4%_75%,4%_25%)]";

/** The logo: a cell of the honeycomb. */
export function Logo({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`${className} shrink-0`}>
      <path
        className="fill-honey"
        d="M14.5 1.7a3 3 0 0 1 3 0l10 5.77a3 3 0 0 1 1.5 2.6v11.9a3 3 0 0 1-1.5 2.6l-10 5.77a3 3 0 0 1-3 0l-10-5.77a3 3 0 0 1-1.5-2.6v-11.9a3 3 0 0 1 1.5-2.6Z"
      />
      <path
        className="fill-none stroke-[oklch(0.24_0.05_65)]"
        strokeWidth="2.8"
        strokeLinejoin="round"
        d="m16 9.5 5.7 3.3v6.5L16 22.6l-5.7-3.3v-6.5Z"
      />
    </svg>
  );
}

interface HexAvatarProps {
  name: string;
  /** Address of the photo; without one the initial is shown in the colour of the name. */
  photo?: string | null;
  /** Classes of size and text size. */
  className?: string;
}

/** A person's picture. It has no text for screen readers: show the name beside it. */
export function HexAvatar({ name, photo, className = "size-11 text-base" }: HexAvatarProps) {
  const locale = useLocale();
  if (photo)
    return (
      // The hairline gives white photos an edge in the light theme and black ones in the dark theme.
      <span className={classes("block shrink-0 bg-line-strong/50 p-px", HEXAGON, className)}>
        <img
          src={photo}
          alt=""
          loading="lazy"
          decoding="async"
          className={classes("block size-full bg-surface object-cover", HEXAGON)}
        />
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className={classes(
        "grid shrink-0 place-items-center font-bold text-white select-none",
        HEXAGON,
        toneOf(name),
        className,
      )}
    >
      {initialOf(name, locale)}
    </span>
  );
}

/** A cell with an icon in it. */
export function HexIcon({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classes("grid size-10 shrink-0 place-items-center bg-honey-soft text-honey-deep", HEXAGON)}
    >
      {children}
    </span>
  );
}

/** The logo of a startup or organization; without one its initial in the same frame. */
export function LetterTile({ name, photo, className = "size-12 text-lg" }: HexAvatarProps) {
  const locale = useLocale();
  if (photo)
    return (
      <img
        src={photo}
        alt=""
        loading="lazy"
        decoding="async"
        className={classes(
          "shrink-0 rounded-[22%] object-contain",
          // A drawn tile has its own ground and corners; other logos are made for white paper.
          !photo.startsWith("/art/") && "border border-line bg-white",
          className,
        )}
      />
    );
  return (
    <span aria-hidden="true" className={classes("tile", toneOf(name), className)}>
      {initialOf(name, locale)}
    </span>
  );
}
