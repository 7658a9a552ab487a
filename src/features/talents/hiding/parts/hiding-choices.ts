import { organizationCalls } from "#features/organizations/contract.ts";
import { searchStartups } from "#features/search/contract.ts";
import { isSearchable, searchForm } from "#features/search/limits.ts";
import type { Api } from "#shared/endpoint.ts";
import { foldedWords } from "#shared/fold.ts";
import type { Person } from "../../people/contract.ts";

/** A choice of the form: the field that it sets and its id, as "startupId:0192…". */
interface HidingOption {
  value: string;
  label: string;
  hint?: string;
}

const hinted = (hint: string | null | undefined) => (hint ? { hint } : {});

export const personOption = ({ id, name, surname, title, cityName }: Person): HidingOption => ({
  value: `personId:${id}`,
  label: `${name} ${surname}`,
  ...hinted([title, cityName].filter(Boolean).join(" · ")),
});

/** Companies offered while a name is typed, of each kind. */
const OFFERED_CHOICES = 8;

/** Startups and organizations by name. */
export async function companiesNamed(api: Api, text: string): Promise<HidingOption[]> {
  if (!isSearchable(searchForm(text))) return [];
  const [startups, organizations] = await Promise.all([
    api(searchStartups, { query: { text, size: OFFERED_CHOICES } }),
    api(organizationCalls.page, { body: { filter: { words: foldedWords(text) }, pageSize: OFFERED_CHOICES } }),
  ]);
  return [
    ...startups.map(({ id, name, note }) => ({ value: `startupId:${id}`, label: name, ...hinted(note) })),
    ...organizations.rows.map(({ id, name, type }) => ({
      value: `organizationId:${id}`,
      label: name,
      ...hinted(type.name),
    })),
  ];
}
