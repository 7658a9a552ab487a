// Hand-written SQL: names of startups and people from several tables, as arrays.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { HIDDEN_TEXT, masked, type TeamNames } from "../parts/mask.ts";

const namesRow = z.object({
  id: z.string(),
  programId: z.string(),
  name: z.string(),
  legalName: z.string().nullable(),
  addresses: z.array(z.string().nullable()),
  people: z.array(z.string().nullable()),
  profile: z.unknown(),
});
const programNames = z.object({ programId: z.string(), names: z.array(z.string()) });

/**
 * The texts to cover in a blind phase of these applications: the names of startup and people now, and the whole sent
 * profile. They are for covering only; none of them is answered.
 */
export async function namesOf(db: Db, applicationIds: readonly string[]): Promise<Map<string, TeamNames>> {
  const rows = await rowsOf(
    db,
    namesRow,
    sql`
    select x.id, x.program_id "programId", s.name, s.legal_name "legalName",
      array[s.seo_url, s.website, s.facebook, s.instagram, s.twitter, s.linkedin] addresses,
      array(select m.name from startup_member m where m.startup_id = s.id
        union select w.name || ' ' || w.surname from startup_member m join account w on w.id = m.account_id
          where m.startup_id = s.id
        union select w.name || ' ' || w.surname from entity_access e join account w on w.id = e.account_id
          where e.entity_id = s.id) people,
      (select u.profile from program_submission u where u.application_id = x.id order by u.number desc limit 1) profile
    from program_application x join startup s on s.id = x.startup_id
    where x.id = any(${sql.param([...applicationIds])}::uuid[])`,
  );
  const selected = await startupsOf(db, [...new Set(rows.map(({ programId }) => programId))]);
  return new Map(
    rows.map(({ id, programId, name, legalName, addresses, people, profile }) => {
      const sent = namedIn(profile);
      return [
        id,
        {
          startup: [name, legalName, ...[...addresses, ...sent.addresses].map(handleIn), ...sent.names].filter(isName),
          people: [...people, ...sent.people].filter(isName),
          others: selected.get(programId) ?? [],
        },
      ];
    }),
  );
}

/** Covers names in what jurors and organizers have written of these applications, for a reader from whom names are hidden. */
export async function coverFor(
  db: Db,
  isHidden: boolean,
  applicationIds: readonly string[],
): Promise<(applicationId: string, text: string) => string> {
  if (!isHidden) return (_, text) => text;
  const names = await namesOf(db, applicationIds);
  return (applicationId, text) => {
    const own = names.get(applicationId);
    return own ? masked(text, own) : HIDDEN_TEXT;
  };
}

/** Names of the startups that have applied and of their people, by program. */
async function startupsOf(db: Db, programIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await rowsOf(
    db,
    programNames,
    sql`
    select x.program_id "programId", array_agg(distinct n.name) names
    from program_application x join startup s on s.id = x.startup_id
    cross join lateral (select s.name
      union all select m.name from startup_member m where m.startup_id = s.id and m.name is not null
      union all select w.name || ' ' || w.surname from startup_member m join account w on w.id = m.account_id
        where m.startup_id = s.id) n
    where x.program_id = any(${sql.param([...programIds])}::uuid[]) and x.sent_at is not null group by x.program_id`,
  );
  return new Map(rows.map(({ programId, names }) => [programId, names]));
}

const isName = (text: string | null | undefined): text is string => (text ?? "").trim().length > 2;

/** Parts of an address that say nothing of whose it is. */
const USUAL_PARTS =
  /^(?:https?|www|m|tr|en|com|net|org|io|co|ai|app|dev|tech|in|company|school|profile|groups|pages)$/i;
const SITES = /^(?:linkedin|facebook|instagram|twitter|x|youtube|github|medium|example|test)$/i;

/** The part of an address that names its owner: "kanatgoz" of https://www.linkedin.com/company/kanatgoz. */
function handleIn(address: string | null): string | undefined {
  const parts = (address ?? "")
    .split(/[/.:?=&@#]+/)
    .filter((part) => part && !USUAL_PARTS.test(part) && !SITES.test(part));
  return parts.sort((a, b) => b.length - a.length)[0];
}

const ADDRESS_KEYS = /website|facebook|instagram|twitter|linkedin|seourl|email|url/i;
const PEOPLE_KEYS = /team|people|member|founder|contact|person|mentor|sentby/i;

/** Names and addresses in a profile as it was sent, by the names of its fields. */
function namedIn(profile: unknown) {
  const texts = textsIn(profile, []);
  const isAddress = ({ path }: NamedText) => ADDRESS_KEYS.test(path.at(-1)!);
  const isPerson = ({ path }: NamedText) =>
    path.some((key) => PEOPLE_KEYS.test(key)) && (path.length === 1 || /name|^\d+$/i.test(path.at(-1)!));
  const isStartup = ({ path }: NamedText) => path.length === 1 && /^(?:legal)?name$/i.test(path[0]!);
  const textsWhere = (which: (one: NamedText) => boolean) => texts.filter(which).map(({ text }) => text);
  return {
    names: textsWhere(isStartup),
    addresses: textsWhere(isAddress),
    people: textsWhere((one) => isPerson(one) && !isAddress(one)),
  };
}

interface NamedText {
  path: readonly string[];
  text: string;
}

/** All texts of a document with the way to each. */
function textsIn(value: unknown, path: readonly string[]): NamedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, [...path, key]));
}
