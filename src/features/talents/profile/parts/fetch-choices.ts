import type { Locale } from "#shared/locale.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

interface ChoicesQuery {
  kind: "lists" | "places" | "universities" | "people" | "companies";
  [name: string]: string;
}

/** The address of choices that are too many to be part of the page. */
export const choicesAddress = (locale: Locale, query: ChoicesQuery): string =>
  `${RESOURCE_PATHS.profileChoices[locale]}?${new URLSearchParams(query)}`;

export async function fetchChoices<Answer>(locale: Locale, query: ChoicesQuery, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(choicesAddress(locale, query), signal ? { signal } : {});
  if (!answer.ok) throw new Error(`Choices were answered with ${answer.status}`);
  return answer.json() as Promise<Answer>;
}
