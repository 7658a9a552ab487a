/** Sites whose accounts open ours, in the order they are offered. */
export const SOCIAL_PROVIDERS = ["linkedin", "google", "facebook", "github"] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export const isSocialProvider = (value: unknown): value is SocialProvider =>
  SOCIAL_PROVIDERS.some((provider) => provider === value);

/** Their names as they write them. */
export const SOCIAL_NAME: Record<SocialProvider, string> = {
  linkedin: "LinkedIn",
  google: "Google",
  facebook: "Facebook",
  github: "GitHub",
};

/** A university's own sign-in: its protocol, and the name that its settings have. */
export type HouseSite = `${"oidc" | "saml"}-${string}`;
export type SignInSite = SocialProvider | HouseSite;
const HOUSE_SITE = /^(oidc|saml)-[a-z0-9]+(-[a-z0-9]+)*$/;
/** Characters in the name of a site of the house. */
export const HOUSE_SITE_LENGTH = 40;
export const isHouseSite = (value: string): value is HouseSite =>
  value.length <= HOUSE_SITE_LENGTH && HOUSE_SITE.test(value);
export const isSignInSite = (value: unknown): value is SignInSite =>
  isSocialProvider(value) || (typeof value === "string" && isHouseSite(value));
