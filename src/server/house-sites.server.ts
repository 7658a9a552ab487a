import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { HOUSE_SITE_LENGTH, type HouseSite } from "#shared/social-providers.ts";
import { USER_TYPE_KEYS } from "#shared/user-type-keys.ts";

/** What every sign-in of a house's own has, whatever its protocol. */
interface SiteSettings {
  /** "oidc-anittepe" of OIDC_ANITTEPE_…, "saml-anittepe" of SAML_ANITTEPE_…; part of addresses. */
  type: HouseSite;
  name: Record<Locale, string>;
  /** Mail domains it speaks for: it may confirm addresses of these. */
  domains: readonly string[];
  /** A group of the university, and the user type that its people get; the first one that a person is in counts. */
  groups: readonly (readonly [group: string, userType: string])[];
}

/** A provider of OpenID Connect. */
export interface OpenIdSite extends SiteSettings {
  protocol: "openid";
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
}

/** What is read of a person at an identity provider of SAML. */
export const SAML_FACTS = ["subject", "email", "name", "surname", "groups"] as const;
export type SamlFact = (typeof SAML_FACTS)[number];

/** An identity provider of SAML 2.0. */
export interface SamlSite extends SiteSettings {
  protocol: "saml";
  /** Https address or path of what describes it. */
  metadata: string;
  /** Which one, where the metadata describe several. */
  entityId: string | undefined;
  /** Names of attributes, where its own differ from the usual ones. */
  attributes: Partial<Record<SamlFact, string>>;
}

/** The key by which the house signs what it asks of providers of SAML, and reads what they encrypt; both as PEM. */
export interface SamlKey {
  key: string;
  certificate: string;
}

const OWN_MACHINE = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/i;
const ISSUER = "the https address of the issuer, as https://login.university.example/realms/staff";
const issuer = z
  .url({ protocol: /^https?$/, error: ISSUER })
  .refine((text) => text.startsWith("https:") || OWN_MACHINE.test(text), ISSUER)
  .refine((text) => !/[?#]|\/\.well-known\//.test(text), `${ISSUER}, without /.well-known/…`);

const LABEL = "a name of 2 to 60 characters";
const label = z.string().trim().min(2, LABEL).max(60, LABEL);

const DOMAIN = /^[\p{L}\d]([\p{L}\d-]*[\p{L}\d])?(\.[\p{L}\d]([\p{L}\d-]*[\p{L}\d])?)+$/u;
const domains = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
  .refine(
    (parts) => parts.every((part) => DOMAIN.test(part)),
    "mail domains such as university.example,ogr.university.example",
  );

const GROUPS = `groups and user types such as students=entrepreneur;staff=employee, of ${USER_TYPE_KEYS.join(", ")}`;
/** Names of groups may have commas and equals signs, as in directories. */
const groups = z
  .string()
  .transform((text) =>
    text
      .split(";")
      .map((pair) => pair.trim())
      .filter(Boolean),
  )
  .transform((pairs) =>
    pairs.map((pair) => {
      const end = pair.lastIndexOf("=");
      return [pair.slice(0, Math.max(end, 0)).trim(), pair.slice(end + 1).trim()] as const;
    }),
  )
  .refine((pairs) => pairs.every(([group, type]) => group && USER_TYPE_KEYS.some((key) => key === type)), GROUPS)
  .default([]);

const common = { LABEL_EN: label, LABEL_TR: label, DOMAINS: domains, GROUPS: groups };
const SCOPE = "scopes with spaces between them, openid and email among them";
const openIdSchema = z.object({
  ISSUER: issuer,
  CLIENT_ID: z.string(),
  CLIENT_SECRET: z.string(),
  SCOPE: z
    .string()
    .refine((text) => ["openid", "email"].every((scope) => text.split(" ").includes(scope)), SCOPE)
    .default("openid email profile"),
  ...common,
});

const METADATA = "the https address, or the absolute path of a file, that describes the identity provider";
const metadata = z
  .string()
  .refine((text) => /^https:\/\/./.test(text) || OWN_MACHINE.test(text) || isFile(text), METADATA);
const attribute = z.string().trim().min(1).max(200).optional();
const samlSchema = z.object({
  METADATA: metadata,
  ENTITY_ID: z.string().max(1_024).optional(),
  SUBJECT: attribute,
  EMAIL: attribute,
  NAME: attribute,
  SURNAME: attribute,
  GROUPS_FROM: attribute,
  ...common,
});

const isFile = (text: string) => path.isAbsolute(text) && existsSync(text);

type Variables = Record<string, string | undefined>;

/** The settings of each site, by the middle of their names: those of OIDC_ANITTEPE_ISSUER by "ANITTEPE". */
function bySite(variables: Variables, prefix: "OIDC" | "SAML", endings: readonly string[]) {
  const found = new Map<string, Variables>();
  const problems: string[] = [];
  const shape = new RegExp(`^${prefix}_([A-Z0-9]+(?:_[A-Z0-9]+)*?)_(${endings.join("|")})$`);
  for (const [key, value] of Object.entries(variables)) {
    if (!key.startsWith(`${prefix}_`) || KEY_SETTINGS.some((name) => name === key)) continue;
    const [, name, ending] = shape.exec(key) ?? [];
    if (name && ending) found.set(name, { ...found.get(name), [ending]: value });
    else problems.push(`${key} is no setting: those of a sign-in are ${prefix}_<NAME>_ and ${endings.join(", ")}.`);
  }
  return { found, problems };
}

const KEY_SETTINGS = ["SAML_KEY", "SAML_CERTIFICATE"] as const;

/** Reads the sites of one protocol; a sentence for everything that is wrong. */
function sitesOf<Schema extends z.ZodObject, Site>(
  variables: Variables,
  prefix: "OIDC" | "SAML",
  schema: Schema,
  siteOf: (values: z.output<Schema>, type: HouseSite) => Site,
) {
  const { found, problems } = bySite(variables, prefix, Object.keys(schema.shape));
  const sites: Site[] = [];
  for (const [name, values] of found) {
    const type: HouseSite = `${PREFIXES[prefix]}-${name.toLowerCase().replaceAll("_", "-")}`;
    if (type.length > HOUSE_SITE_LENGTH) problems.push(`The name in ${prefix}_${name}_… is too long.`);
    const parsed = schema.safeParse(values);
    if (parsed.success) sites.push(siteOf(parsed.data, type));
    const wrong = new Map(
      (parsed.error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
    for (const [ending, message] of [...wrong].toReversed()) {
      const setting = `${prefix}_${name}_${ending}`;
      problems.push(
        values[ending] === undefined
          ? `${setting} is missing: a sign-in of one's own needs it.`
          : `${setting} must be ${message}.`,
      );
    }
  }
  return { sites, problems };
}

const PREFIXES = { OIDC: "oidc", SAML: "saml" } as const;

/** The sign-ins of the house's own: those of OpenID Connect, then those of SAML, in the order of their settings. */
export function readHouseSites(variables: Variables): {
  sites: (OpenIdSite | SamlSite)[];
  samlKey: SamlKey | undefined;
  problems: string[];
} {
  const openId = sitesOf(
    variables,
    "OIDC",
    openIdSchema,
    (values, type): OpenIdSite => ({
      protocol: "openid",
      type,
      ...commonOf(values),
      issuer: values.ISSUER,
      clientId: values.CLIENT_ID,
      clientSecret: values.CLIENT_SECRET,
      scope: values.SCOPE,
    }),
  );
  const saml = sitesOf(variables, "SAML", samlSchema, (values, type): SamlSite => {
    const { SUBJECT: subject, EMAIL: email, NAME: name, SURNAME: surname, GROUPS_FROM: groupsFrom } = values;
    const named = Object.entries({ subject, email, name, surname, groups: groupsFrom });
    return {
      protocol: "saml",
      type,
      ...commonOf(values),
      metadata: values.METADATA,
      entityId: values.ENTITY_ID,
      attributes: Object.fromEntries(named.filter(([, value]) => value !== undefined)),
    };
  });
  const { samlKey, problems } = samlKeyOf(variables);
  return {
    sites: [...openId.sites, ...saml.sites],
    samlKey,
    problems: [...openId.problems, ...saml.problems, ...problems],
  };
}

const commonOf = (values: z.output<z.ZodObject<typeof common>>) => ({
  name: { en: values.LABEL_EN, tr: values.LABEL_TR },
  domains: values.DOMAINS,
  groups: values.GROUPS,
});

/** Reads the two files of the house's own key. */
function samlKeyOf(variables: Variables): { samlKey: SamlKey | undefined; problems: string[] } {
  const [key, certificate] = KEY_SETTINGS.map((name) => variables[name]);
  if (key === undefined && certificate === undefined) return { samlKey: undefined, problems: [] };
  if (key === undefined || certificate === undefined)
    return { samlKey: undefined, problems: [`${KEY_SETTINGS.join(" and ")} are needed together.`] };
  const read = { key: pemOf(key, "PRIVATE KEY"), certificate: pemOf(certificate, "CERTIFICATE") };
  const problems = [
    ...(read.key ? [] : ["SAML_KEY must be the path of a private key as PEM that this process may read."]),
    ...(read.certificate ? [] : ["SAML_CERTIFICATE must be the path of the certificate of SAML_KEY as PEM."]),
  ];
  return { samlKey: problems.length === 0 ? (read as SamlKey) : undefined, problems };
}

function pemOf(file: string, label: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    return text.includes(`${label}-----`) ? text : undefined;
  } catch {
    return undefined;
  }
}
