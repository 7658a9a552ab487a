import { useEffect, useState } from "react";
import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { FieldOption } from "./fields-context.ts";

const cache = new Map<string, Promise<FieldOption[]>>();

/** The cities of a country or the counties of a city: first those of the page, then fetched for another one. */
export function usePlaces(kind: "city" | "county", above: string, stored: readonly FieldOption[]) {
  const locale = useLocale();
  const isStored = stored.length > 0 && stored[0]!.parentId === above;
  const [fetched, setFetched] = useState<{ above: string; places: readonly FieldOption[] }>();
  useEffect(() => {
    if (above === "" || isStored) return undefined;
    const address = `${RESOURCE_PATHS.places[locale]}?${new URLSearchParams({ kind, above })}`;
    const request = cache.get(address) ?? fetchPlaces(address);
    cache.set(address, request);
    let isWanted = true;
    request.then(
      (places) => isWanted && setFetched({ above, places }),
      // A later change fetches again.
      () => cache.delete(address),
    );
    return () => {
      isWanted = false;
    };
  }, [kind, above, isStored, locale]);
  if (isStored) return stored;
  return fetched?.above === above ? fetched.places : [];
}

async function fetchPlaces(address: string): Promise<FieldOption[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Places were answered with ${answer.status}`);
  return answer.json() as Promise<FieldOption[]>;
}
