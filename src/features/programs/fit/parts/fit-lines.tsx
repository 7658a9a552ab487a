import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { IntlProvider, type Messages, useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useFetched } from "#ui/use-fetched.ts";
import { readChosenStartup, saveChosenStartup } from "../../parts/chosen-startup.ts";
import type { ComparedStartup, Fit } from "../contract.ts";
import { PROGRAMS_MAX } from "../limits.ts";

export interface FitData {
  startups: ComparedStartup[];
  fits: Fit[];
  texts: Pick<Messages["programsDetail"], "fit" | "criteria">;
}

/** On each card of the list a line that says what the reader's startup meets. It comes after the page; `shown` is what that shows. */
export default function FitLines({ shown }: { shown: unknown }) {
  const locale = useLocale();
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows other cards.
  useEffect(() => setPlaces([...document.querySelectorAll<HTMLElement>("[data-fit]")].slice(0, PROGRAMS_MAX)), [shown]);
  const ids = places.map(({ dataset }) => dataset.fit).join(",");
  const address = `${RESOURCE_PATHS.programFit[locale]}?ids=${ids}`;
  const { data } = useFetched<FitData>(ids === "" ? undefined : address);
  if (!data || data.startups.length === 0) return null;
  return (
    <IntlProvider locale={locale} messages={{ programsDetail: data.texts as Messages["programsDetail"] }}>
      <Lines data={data} places={places} />
    </IntlProvider>
  );
}

function Lines({ data: { startups, fits }, places }: { data: FitData; places: readonly HTMLElement[] }) {
  const text = useTranslations("programsDetail");
  const [chosen, setChosen] = useState(readChosenStartup);
  const startup = startups.find(({ id }) => id === chosen) ?? startups[0]!;
  const choose = (id: string) => {
    setChosen(id);
    saveChosenStartup(id);
  };
  return (
    <>
      {startups.length > 1 && (
        <div className={`${PAGE_WIDTH} pb-6`}>
          <Select
            label={text("fit.startup")}
            name="fit-startup"
            className="max-w-80"
            value={startup.id}
            onChange={({ target }) => choose(target.value)}
            options={startups.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      {places.map((place) => {
        const own = fits.find(
          ({ programId, startupId }) => programId === place.dataset.fit && startupId === startup.id,
        );
        return own && own.of > 0 && createPortal(<Line fit={own} name={startup.name} />, place, own.programId);
      })}
    </>
  );
}

function Line({ fit: { met, of, criteria }, name }: { fit: Fit; name: string }) {
  const text = useTranslations("programsDetail");
  const missing = criteria.filter(({ isMet }) => !isMet).map(({ criterion }) => text(`criteria.${criterion}`));
  return (
    <span className={missing.length === 0 ? "text-good" : "text-ink-muted"}>
      <strong className="font-semibold">
        {name}: {text(met === of ? "fit.meetsAll" : "fit.meets", { met, of })}
      </strong>
      {missing.length > 0 && ` · ${text("fit.missing")} ${[...new Set(missing)].join(", ")}`}
    </span>
  );
}
