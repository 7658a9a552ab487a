import type { OpenIdSite } from "#server/house-sites.server.ts";
import type { Settings } from "#server/settings.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type SignInSite, SOCIAL_NAME, SOCIAL_PROVIDERS, type SocialProvider } from "#shared/social-providers.ts";
import { type Claims, type OpenId, type PlainOAuth, PROTOCOLS } from "./providers.server.ts";

/** A site that the portal is registered with. */
export interface Site {
  type: SignInSite;
  name: Record<Locale, string>;
  client: { clientId: string; clientSecret: string };
  protocol: OpenId | PlainOAuth;
}

/** Sites to sign in with, in the order they are offered: those of the house first. */
export const sitesOf = ({ houseSites, social }: Pick<Settings, "houseSites" | "social">): Site[] => [
  ...houseSites.map(houseSite),
  ...SOCIAL_PROVIDERS.flatMap((type) => {
    const client = social[type];
    return client ? [{ type, name: namesOf(type), client, protocol: PROTOCOLS[type](client.site) }] : [];
  }),
];

const namesOf = (type: SocialProvider) => ({ en: SOCIAL_NAME[type], tr: SOCIAL_NAME[type] });

/** Claims that name the groups of a person; each a text or a list of texts. */
const GROUP_CLAIMS = ["groups", "roles", "eduperson_affiliation", "eduperson_scoped_affiliation"];

const houseSite = (site: OpenIdSite): Site => ({
  type: site.type,
  name: site.name,
  client: site,
  protocol: {
    kind: "openid",
    issuer: site.issuer,
    scope: site.scope,
    nonce: true,
    pkce: "always",
    checksSignature: true,
    vouches: (email, claims) => isConfirmed(claims) && site.domains.includes(domainOf(email)),
    ...(site.groups.length > 0 && {
      userTypeOf: (claims) => {
        const found = GROUP_CLAIMS.flatMap((name) => claims[name] ?? []);
        return site.groups.find(([group]) => found.includes(group))?.[1];
      },
    }),
  },
});

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Entra has no `email_verified`; with `xms_edov` it says that the domain of an address was proven. */
const isConfirmed = ({ email_verified, xms_edov }: Claims): boolean =>
  String(email_verified) === "true" || ["true", "1"].includes(String(xms_edov));
