/** Addresses of the house for providers of SAML: one description for all of them, which is also its name there. */
export const SAML_PATHS = {
  metadata: "/saml/metadata",
  /** Where browsers bring what a provider has answered. */
  answer: "/saml/answer",
  signOut: "/saml/sign-out",
} as const;
