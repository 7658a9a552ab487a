import { domainOf, isSharedDomain } from "#shared/shared-domains.ts";

/** The domain whose mail proves that an entry is one's own: that of its website. Undefined where mail proves nothing. */
export function provingDomain(website: string | null): string | undefined {
  if (!website || !URL.canParse(website)) return undefined;
  const domain = new URL(website).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
  return /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(domain) && !isSharedDomain(domain) ? domain : undefined;
}

export const isAtDomain = (email: string, domain: string): boolean => domainOf(email) === domain;
