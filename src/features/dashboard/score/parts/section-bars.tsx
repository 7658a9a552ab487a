import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Scored } from "../contract.ts";

type Section = Scored["sections"][number];

interface SectionBarsProps {
  sections: readonly Section[];
  /** The address where a section is filled in; left out: the viewer may not. */
  to?: (section: string) => string;
}

/** How much of each section is there. */
export function SectionBars({ sections, to }: SectionBarsProps) {
  if (sections.length === 0) return null;
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {sections.map((section) => (
        <li key={section.section}>
          {to ? (
            <Link to={to(section.section)} className="block hover:underline">
              <SectionBar {...section} />
            </Link>
          ) : (
            <SectionBar {...section} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SectionBar({ section, filled, of }: Section) {
  const text = useTranslations("dashboardScore");
  return (
    <span className="grid min-h-row content-center gap-1.5 py-1 text-sm">
      <span className="flex items-baseline justify-between gap-3">
        {text(`sections.${section}` as "sections.basics")}
        <span className="shrink-0 text-ink-muted tabular-nums">{text("sectionCount", { filled, of })}</span>
      </span>
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-honey" style={{ width: `${(100 * filled) / of}%` }} />
      </span>
    </span>
  );
}
