import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

/** Fetches choices that are too many to be part of the page. */
export async function askChoices<Answer>(query: Record<string, string>, signal?: AbortSignal): Promise<Answer> {
  const address = `${RESOURCE_PATHS.profileChoices}?${new URLSearchParams(query)}`;
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`Choices were answered with ${answer.status}`);
  return answer.json() as Promise<Answer>;
}
