import { useEffect, useRef } from "react";
import { classes } from "../classes.ts";
import { CheckIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { useTranslations } from "../translations.ts";
import { type EditGroup, useEditTexts } from "./texts.ts";

export interface SectionLink {
  name: string;
  isFilled: boolean;
}

interface SectionNavProps {
  group: EditGroup;
  sections: readonly SectionLink[];
  current: string;
  /** The address of a section. */
  to: (section: string) => string;
}

/** The sections of a form, marked when something stands in them: at the left, on narrow screens above it. */
export function SectionNav({ group, sections, current, to }: SectionNavProps) {
  const text = useEditTexts(group);
  const common = useTranslations("editPage");
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current) showCurrent(strip.current);
  }, [current]);
  return (
    <nav aria-label={text("sectionsLabel")} className="-mx-4 min-w-0 self-start sm:-mx-6 xl:mx-0">
      <ul
        ref={strip}
        className="flex gap-1 overflow-x-auto px-4 sm:px-6 xl:grid xl:gap-0.5 xl:overflow-visible xl:px-0"
      >
        {sections.map(({ name, isFilled }) => (
          <li key={name} className="shrink-0">
            <Link
              to={to(name)}
              aria-current={name === current ? "page" : undefined}
              preventScrollReset
              className="relative flex min-h-control items-center gap-2.5 rounded-control px-3 py-1.5 text-sm font-medium text-ink-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-honey-soft aria-[current=page]:text-ink"
            >
              <span
                aria-hidden="true"
                className={classes(
                  "grid size-4 shrink-0 place-items-center rounded-full border",
                  isFilled ? "border-good bg-good-soft text-good" : "border-line-strong",
                )}
              >
                {isFilled && <CheckIcon className="size-3" />}
              </span>
              {text(`sections.${name}`)}
              <span className="sr-only">{common(isFilled ? "filled" : "empty")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a strip, and not the page, to its current link, unless that is in sight already. */
function showCurrent(strip: HTMLElement | null): void {
  const link = strip?.querySelector("[aria-current=page]")?.getBoundingClientRect();
  const box = strip?.getBoundingClientRect();
  if (!strip || !link || !box || (link.left >= box.left && link.right <= box.right)) return;
  strip.scrollLeft += link.left - box.left - (box.width - link.width) / 2;
}
