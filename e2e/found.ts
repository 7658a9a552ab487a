import { expect } from "./harness.ts";

type Attributes = Record<string, string>;

/** The parts of a page's head that search engines and link previews read. */
export interface Head {
  html: string;
  language: string | undefined;
  title: string;
  metas: Attributes[];
  links: Attributes[];
  /** JSON-LD, by type. */
  data: Map<string, Record<string, unknown>>;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const plain = (text: string) => text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)]));

export function headOf(html: string): Head {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, "g"))].map(([tag]) => attributesOf(tag));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return {
    html,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    title: plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
    metas: tags("meta"),
    links: tags("link"),
    data: new Map(scripts.map(([, json]) => JSON.parse(json!)).map((data) => [data["@type"], data])),
  };
}

export const metaOf = ({ metas }: Head, name: string): string | undefined =>
  metas.find((meta) => meta.name === name || meta.property === name)?.content;

export const linkOf = ({ links }: Head, rel: string, language?: string): string | undefined =>
  links.find(
    (link) => link.rel === rel && (language === undefined || link.hrefLang === language || link.hreflang === language),
  )?.href;

/** Fetches as those do who only read: without cookies, and without following where an address leads. */
export const visit = (address: string): Promise<Response> => fetch(address, { redirect: "manual" });

/** The head of a page that answers at its own address. */
export async function readHead(address: string): Promise<Head> {
  const answer = await visit(address);
  expect(answer.status, address).toBe(200);
  return headOf(await answer.text());
}

/** The measures of a PNG file; of anything else nothing. */
export function measuresOfPng(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.subarray(0, 8).toString("latin1") !== "\x89PNG\r\n\x1a\n") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/**
 * The properties that schema.org and search engines require of each type that the portal writes; `a|b`: one of them.
 */
const REQUIRED_PROPERTIES: Record<string, string[]> = {
  Organization: ["name", "url", "@id"],
  Person: ["name", "url", "@id"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "validThrough",
    "hiringOrganization.name",
    "jobLocation.address|applicantLocationRequirements.name",
  ],
  Event: ["name", "startDate", "location.name", "organizer.name", "eventStatus", "eventAttendanceMode"],
  Report: ["name", "url", "datePublished", "inLanguage"],
  BlogPosting: ["headline", "datePublished", "dateModified", "author.name"],
  BreadcrumbList: ["itemListElement.0.name", "itemListElement.0.item", "itemListElement.1.position"],
  ItemList: ["itemListElement"],
};

const at = (data: unknown, path: string): unknown =>
  path.split(".").reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);

const DATE = /^\d{4}(-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?)?$/;

const DATES = ["startDate", "endDate", "datePosted", "validThrough", "datePublished", "foundingDate"];
const ADDRESSES = ["url", "@id", "logo", "image"];

type Entry = Record<string, unknown>;
const isMissing = (entry: Entry, wanted: string) => !wanted.split("|").some((path) => at(entry, path));
const isWrong = (value: unknown, form: RegExp) => value !== undefined && !form.test(String(value));

function entryFaults(type: string, entry: Entry): string[] {
  const { startDate, endDate } = entry as { startDate?: string; endDate?: string };
  const faults = [
    ...(entry["@context"] === "https://schema.org" ? [] : ["no context"]),
    ...(REQUIRED_PROPERTIES[type] ?? ["@unknown"]).filter((wanted) => isMissing(entry, wanted)),
    ...DATES.filter((name) => isWrong(entry[name], DATE)),
    ...ADDRESSES.filter((name) => isWrong(entry[name], /^https?:\/\//)),
    ...(startDate && endDate && Date.parse(endDate) < Date.parse(startDate) ? ["ends before it starts"] : []),
  ];
  return faults.map((fault) => `${type}: ${fault}`);
}

/** Faults of the structured data of a page. */
export const dataFaults = ({ data }: Head): string[] => [...data].flatMap(([type, entry]) => entryFaults(type, entry));
