import { ButtonLink } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Who came from an application to complete the profile goes back to it from wherever in the long form they are. */
export function BackToApplication({ to }: { to: string }) {
  const text = useTranslations("talentsProfile");
  return (
    <div
      // Notices are shown above it.
      data-save-bar=""
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:rounded-card sm:border sm:px-5"
    >
      <p className="text-sm text-ink-muted">{text("application.waits")}</p>
      <ButtonLink kind="primary" to={to}>
        {text("application.back")}
      </ButtonLink>
    </div>
  );
}
