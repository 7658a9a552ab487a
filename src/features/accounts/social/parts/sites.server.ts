import type { OpenIdSite, SamlFact, SamlKey, SamlSite } from "#server/house-sites.server.ts";
import type { Settings } from "#server/settings.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type SignInSite, SOCIAL_NAME, SOCIAL_PROVIDERS, type SocialProvider } from "#shared/social-providers.ts";
import { type Claims, type OpenId, type PlainOAuth, PROTOCOLS } from "./providers.server.ts";

interface Named {
  type: SignInSite;
  name: Record<Locale, string>;
}

/** A site that the portal is registered with, as a client of OAuth. */
export interface OAuthSite extends Named {
  client: { clientId: string; clientSecret: string };
  protocol: OpenId | PlainOAuth;
}

/** What is asked of an identity provider of SAML. */
export interface Saml {
  kind: "saml";
  /** Https address or path of what describes it. */
  metadata: string;
  entityId: string | undefined;
  attributes: Partial<Record<SamlFact, string>>;
  /** Whether it speaks for an address. */
  vouches(email: string): boolean;
  /** The user type that a person's groups stand for. */
  userTypeOf(groups: readonly string[]): string | undefined;
  key: SamlKey | undefined;
}

export interface FederatedSite extends Named {
  protocol: Saml;
}

export type Site = OAuthSite | FederatedSite;
export const isFederated = (site: Site): site is FederatedSite => site.protocol.kind === "saml";

/** Sites to sign in with, in the order they are offered: those of the house first. */
export const sitesOf = ({
  houseSites,
  social,
  samlKey,
}: Pick<Settings, "houseSites" | "social" | "samlKey">): Site[] => [
  ...houseSites.map((site) => (site.protocol === "saml" ? federatedSite(site, samlKey) : openIdSite(site))),
  ...SOCIAL_PROVIDERS.flatMap((type) => {
    const client = social[type];
    return client ? [{ type, name: namesOf(type), client, protocol: PROTOCOLS[type](client.site) }] : [];
  }),
];

const namesOf = (type: SocialProvider) => ({ en: SOCIAL_NAME[type], tr: SOCIAL_NAME[type] });

const federatedSite = (site: SamlSite, key: SamlKey | undefined): FederatedSite => ({
  type: site.type,
  name: site.name,
  protocol: {
    kind: "saml",
    metadata: site.metadata,
    entityId: site.entityId,
    attributes: site.attributes,
    vouches: (email) => site.domains.includes(domainOf(email)),
    userTypeOf: userTypesOf(site),
    key,
  },
});

/** Claims that name the groups of a person; each a text or a list of texts. */
const GROUP_CLAIMS = ["groups", "roles", "eduperson_affiliation", "eduperson_scoped_affiliation"];

const userTypesOf =
  ({ groups }: Pick<SamlSite, "groups">) =>
  (found: readonly unknown[]) =>
    groups.find(([group]) => found.includes(group))?.[1];

const openIdSite = (site: OpenIdSite): OAuthSite => ({
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
      userTypeOf: (claims) => userTypesOf(site)(GROUP_CLAIMS.flatMap((name) => claims[name] ?? [])),
    }),
  },
});

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Entra has no `email_verified`; with `xms_edov` it says that the domain of an address was proven. */
const isConfirmed = ({ email_verified, xms_edov }: Claims): boolean =>
  String(email_verified) === "true" || ["true", "1"].includes(String(xms_edov));
