import { useEffect, useState } from "react";
import { useLocale } from "use-intl";
import { fetchChoices } from "./fetch-choices.ts";
import { useProfileForm } from "./form-context.ts";
import type { Places } from "./load-choices.ts";

const placesCache = new Map<string, Promise<Places>>();

/** Cities of a country and counties of a city: from the page, or fetched. */
export function usePlaces(countryId: string, cityId: string): Places {
  const { choices } = useProfileForm();
  const locale = useLocale();
  const [places, setPlaces] = useState(choices.places);
  useEffect(() => {
    if (!countryId) return setPlaces({ cities: [], counties: [] });
    const key = `${locale} ${countryId} ${cityId}`;
    const request = placesCache.get(key) ?? fetchChoices<Places>(locale, { kind: "places", countryId, cityId });
    placesCache.set(key, request);
    let wanted = true;
    request.then(
      (found) => wanted && setPlaces(found),
      // A later change fetches again.
      () => placesCache.delete(key),
    );
    return () => {
      wanted = false;
    };
  }, [countryId, cityId, locale]);
  return places;
}
