import { useTranslations } from "#ui/translations.ts";
import { VisitsChoice } from "../card.tsx";

/** Asks once whether visits may be counted; it covers nothing and waits for nobody. */
export function VisitsBanner() {
  const text = useTranslations("site.visits");
  return (
    <section aria-label={text("title")} className="border-t border-line bg-surface px-4 py-4" data-print="no">
      <div className="mx-auto max-w-3xl">
        <VisitsChoice choice={undefined} />
      </div>
    </section>
  );
}
