import { useLocale } from "use-intl";
import type { IncubationText } from "#features/content/contract.ts";
import { calendarPath } from "#shared/discovery.ts";
import { pathTo } from "#shared/paths.ts";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useTranslations } from "#ui/translations.ts";

const LINK = `${TEXT_LINK} inline-flex min-h-row items-center`;

/** The way from programs to who runs them. */
export function OrganizersNote({ texts }: { texts: IncubationText }) {
  const text = useTranslations("programs.organizers");
  const locale = useLocale();
  return (
    <section className={`${PAGE_WIDTH} pb-10`}>
      <div className="card p-5 sm:px-6">
        <h2 className="text-lg">{texts.title}</h2>
        <RichText html={texts.text} className="mt-1 max-w-prose text-ink-muted" />
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link to={pathTo("organizers", locale)} className={LINK}>
            {text("open")}
          </Link>
          <Link to={pathTo("techCenters", locale)} className={LINK}>
            {text("all")}
          </Link>
          <a href={calendarPath("programs", locale)} className={LINK}>
            {text("calendar")}
          </a>
        </p>
      </div>
    </section>
  );
}
