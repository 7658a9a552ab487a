import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { classes } from "#ui/classes.ts";
import { CheckIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { FormSection } from "./sections.ts";

interface SectionNavProps {
  seoUrl: string;
  sections: readonly { name: FormSection; isFilled: boolean }[];
  current: FormSection;
}

/** The sections of the form, marked when something stands in them: at the left, on narrow screens above it. */
export function SectionNav({ seoUrl, sections, current }: SectionNavProps) {
  const text = useTranslations("startupEditing");
  const locale = useLocale();
  return (
    <nav aria-label={text("sectionsLabel")} className="-mx-4 min-w-0 self-start sm:-mx-6 xl:mx-0">
      <ul className="flex gap-1 overflow-x-auto px-4 sm:px-6 xl:grid xl:gap-0.5 xl:overflow-visible xl:px-0">
        {sections.map(({ name, isFilled }) => (
          <li key={name} className="shrink-0">
            <Link
              to={pathTo("profileEditStartup", locale, { seoUrl }, { section: name })}
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
              <span className="sr-only">{text(isFilled ? "filled" : "empty")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
