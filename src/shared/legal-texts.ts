/** The texts that members accept (decision 31), with the key of each, which is its English address. */
export const LEGAL_TEXTS = { terms: "terms-of-service", privacy: "privacy-and-security" } as const;
export type LegalDocument = keyof typeof LEGAL_TEXTS;
export const LEGAL_DOCUMENTS = Object.keys(LEGAL_TEXTS) as LegalDocument[];
/** The page that shows each. */
export const LEGAL_PAGES = { terms: "termsOfService", privacy: "privacyAndSecurity" } as const satisfies Record<
  LegalDocument,
  string
>;
