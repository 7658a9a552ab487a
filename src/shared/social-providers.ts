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
