import { useEffect, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { CheckIcon, WarningIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnProfile } from "../contract.ts";
import { useProfileForm } from "./form-context.ts";
import { anchorOf, isFilled, SECTIONS, type SectionName, sectionOf } from "./sections.ts";

/** The part of the window in which a section counts as current. */
const READ_IN = "-15% 0px -70% 0px";

/** Links to the sections, marked when filled: beside the form, or on narrow screens above it. */
export function SectionNav({ profile }: { profile: OwnProfile }) {
  const text = useTranslations("talentsProfile");
  const { values, problems } = useProfileForm();
  const current = useCurrentSection();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = strip.current?.querySelector<HTMLElement>("[aria-current=true]")?.parentElement;
    const { clientWidth = 0 } = strip.current ?? {};
    if (current && entry) strip.current?.scrollTo({ left: entry.offsetLeft - (clientWidth - entry.offsetWidth) / 2 });
  }, [current]);
  const wrong = new Set(problems.map(({ field }) => sectionOf(field)));
  return (
    <nav
      aria-label={text("sectionsLabel")}
      className="sticky top-0 z-20 -mx-4 self-start border-b border-line bg-paper px-4 sm:-mx-6 sm:px-6 lg:top-17 lg:mx-0 lg:px-0 xl:top-25 xl:col-start-2 xl:row-start-2 xl:border-0"
    >
      <ul ref={strip} className="flex gap-1 overflow-x-auto py-1.5 xl:grid xl:gap-0.5 xl:overflow-visible xl:py-0">
        {SECTIONS.map((section) => {
          const state = wrong.has(section) ? "wrong" : isFilled(section, values, profile) ? "filled" : "empty";
          return (
            <li key={section} className="shrink-0">
              <a
                href={`#${anchorOf(section)}`}
                aria-current={section === current ? "true" : undefined}
                className="relative flex min-h-control items-center gap-2.5 rounded-control px-3 py-1.5 text-sm font-medium text-ink-muted hover:bg-sunken hover:text-ink aria-[current=true]:bg-honey-soft aria-[current=true]:text-ink"
              >
                <StateMark state={state} />
                {text(`sections.${section}`)}
                <span className="sr-only">{text(`states.${state}`)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function StateMark({ state }: { state: "wrong" | "filled" | "empty" }) {
  if (state === "wrong") return <WarningIcon className="size-4 text-bad" />;
  return (
    <span
      aria-hidden="true"
      className={classes(
        "grid size-4 place-items-center rounded-full border",
        state === "filled" ? "border-good bg-good-soft text-good" : "border-line-strong",
      )}
    >
      {state === "filled" && <CheckIcon className="size-3" />}
    </span>
  );
}

/** The section in the upper part of the window. */
function useCurrentSection(): SectionName | undefined {
  const [current, setCurrent] = useState<SectionName>();
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        setCurrent((before) => SECTIONS.find((section) => seen.has(anchorOf(section))) ?? before);
      },
      { rootMargin: READ_IN },
    );
    for (const section of SECTIONS) {
      const element = document.getElementById(anchorOf(section));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
