import { useState } from "react";
import { useLocale } from "use-intl";
import { entryFormPath } from "#shared/paths/entries.ts";
import { Card } from "#ui/card.tsx";
import { CheckIcon, WarningIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { FIELD_OF } from "../../fit/limits.ts";
import { readChosenStartup, saveChosenStartup } from "../../parts/chosen-startup.ts";
import type { ProgramPage } from "../program.page.tsx";

/** The requirements that a startup of the reader meets, and the missing ones with the way to their fields. */
export function FitView({ fit }: { fit: NonNullable<ProgramPage["fit"]> }) {
  const text = useTranslations("programsDetail");
  const locale = useLocale();
  const { startups, fits } = fit;
  const [chosen, setChosen] = useState<string>();
  const isHydrated = useHydrated();
  const remembered = isHydrated ? readChosenStartup() : undefined;
  const startup = startups.find(({ id }) => id === (chosen ?? remembered)) ?? startups[0];
  const own = fits.find(({ startupId }) => startupId === startup?.id);
  if (!startup || !own) return null;
  const missing = own.criteria.filter(({ isMet }) => !isMet);
  const { met, of } = own;
  const Icon = missing.length === 0 ? CheckIcon : WarningIcon;
  return (
    <Card title={text("fit.title")}>
      {startups.length > 1 && (
        <Select
          label={text("fit.startup")}
          name="startup"
          className="mb-3 max-w-80"
          value={startup.id}
          onChange={({ target }) => {
            setChosen(target.value);
            saveChosenStartup(target.value);
          }}
          options={startups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <p className="flex gap-2.5" role="status">
        <Icon className="mt-1 size-4 shrink-0 text-honey-deep" />
        <span className="min-w-0">
          <strong className="block font-semibold wrap-anywhere">
            {startup.name}:{" "}
            {of === 0 ? text("fit.asksNothing") : text(met === of ? "fit.meetsAll" : "fit.meets", { met, of })}
          </strong>
          {missing.length > 0 && (
            <span className="text-ink-muted">
              {text("fit.missing")}{" "}
              {missing.map(({ criterion }, place) => {
                const { section, field } = FIELD_OF[criterion];
                const form = entryFormPath("startup", locale, startup.seoUrl, section);
                return (
                  <span key={criterion}>
                    {place > 0 && ", "}
                    <Link to={field ? `${form}#${field}` : form} className="font-semibold text-ink underline">
                      {text(`criteria.${criterion}`)}
                    </Link>
                  </span>
                );
              })}
            </span>
          )}
        </span>
      </p>
    </Card>
  );
}
