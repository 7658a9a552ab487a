import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { HOUSE_SITE_LENGTH, type HouseSite } from "#shared/social-providers.ts";
import { USER_TYPE_KEYS } from "#shared/user-type-keys.ts";

/** What every sign-in of a house's own has, whatever its protocol. */
interface SiteSettings {
  /** "oidc-anittepe" of OIDC_ANITTEPE_…; part of addresses. */
  type: HouseSite;
  name: Record<Locale, string>;
  /** Mail domains it speaks for: it may confirm addresses of these. */
  domains: readonly string[];
  /** A group of the university, and the user type that its people get; the first one that a person is in counts. */
  groups: readonly (readonly [group: string, userType: string])[];
}

/** A provider of OpenID Connect. */
export interface OpenIdSite extends SiteSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
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

type Variables = Record<string, string | undefined>;

/** The settings of each site, by the middle of their names: those of OIDC_ANITTEPE_ISSUER by "ANITTEPE". */
function bySite(variables: Variables, prefix: string, endings: readonly string[]) {
  const found = new Map<string, Variables>();
  const problems: string[] = [];
  const shape = new RegExp(`^${prefix}_([A-Z0-9]+(?:_[A-Z0-9]+)*?)_(${endings.join("|")})$`);
  for (const [key, value] of Object.entries(variables)) {
    if (!key.startsWith(`${prefix}_`)) continue;
    const [, name, ending] = shape.exec(key) ?? [];
    if (name && ending) found.set(name, { ...found.get(name), [ending]: value });
    else problems.push(`${key} is no setting: those of a sign-in are ${prefix}_<NAME>_ and ${endings.join(", ")}.`);
  }
  return { found, problems };
}

/** Reads the sites of one protocol; a sentence for everything that is wrong. */
function sitesOf<Schema extends z.ZodObject, Site>(
  variables: Variables,
  prefix: "OIDC",
  schema: Schema,
  siteOf: (values: z.output<Schema>, type: HouseSite) => Site,
) {
  const { found, problems } = bySite(variables, prefix, Object.keys(schema.shape));
  const sites: Site[] = [];
  for (const [name, values] of found) {
    const type: HouseSite = `oidc-${name.toLowerCase().replaceAll("_", "-")}`;
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

/** The sign-ins of the house's own, in the order of their settings. */
export function readHouseSites(variables: Variables): { sites: OpenIdSite[]; problems: string[] } {
  return sitesOf(variables, "OIDC", openIdSchema, (values, type) => ({
    type,
    name: { en: values.LABEL_EN, tr: values.LABEL_TR },
    domains: values.DOMAINS,
    groups: values.GROUPS,
    issuer: values.ISSUER,
    clientId: values.CLIENT_ID,
    clientSecret: values.CLIENT_SECRET,
    scope: values.SCOPE,
  }));
}
