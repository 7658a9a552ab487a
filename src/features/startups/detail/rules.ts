import { SCOPE } from "#shared/scopes.ts";
import { hasRole, type Viewer } from "#shared/viewer.ts";
import type { StartupDetail } from "./contract.ts";

const holds = (viewer: Viewer, entityId: string, ...scopes: number[]): boolean =>
  viewer.kind === "member" &&
  viewer.access.some((entry) => entry.entityId === entityId && entry.scopes.some((scope) => scopes.includes(scope)));

const isStaff = (viewer: Viewer) => hasRole(viewer, "admin", "moderator", "specialAdmin");

/** The viewer belongs to the startup or to the platform: sees it while it is hidden or deleted, and who stands how to whom. */
export const isInsider = (viewer: Viewer, startupId: string): boolean =>
  isStaff(viewer) || holds(viewer, startupId, SCOPE.READ, SCOPE.WRITE, SCOPE.FULL_ACCESS);

export const mayEdit = (viewer: Viewer, startupId: string): boolean =>
  isStaff(viewer) || holds(viewer, startupId, SCOPE.WRITE, SCOPE.FULL_ACCESS);

/** Private rounds and shares of team members. */
export const maySeeFinancials = (viewer: Viewer, startupId: string): boolean =>
  hasRole(viewer, "admin") ||
  holds(viewer, startupId, SCOPE.STARTUP_FINANCIAL_READ, SCOPE.FULL_ACCESS, SCOPE.FINANCIAL_FULL_ACCESS);

/** Private rounds an organization took part in. */
export const maySeeInvestorFinancials = (viewer: Viewer, organizationId: string): boolean =>
  hasRole(viewer, "admin") ||
  holds(viewer, organizationId, SCOPE.ORGANIZATION_FINANCIAL_READ, SCOPE.FULL_ACCESS, SCOPE.FINANCIAL_FULL_ACCESS);

/** The startup as a schema.org Organization; `url` is the absolute address of its page. Whoever writes it into a page escapes it; `<Meta>` does. */
export function organizationData(startup: StartupDetail, url: string): object {
  const { country, city } = startup.location;
  const absolute = (address: string | null) => (address ? new URL(address, url).href : undefined);
  const profiles = [startup.linkedin, startup.twitter, startup.facebook, startup.instagram].filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": url,
    url: startup.website ?? url,
    mainEntityOfPage: url,
    name: startup.name,
    legalName: startup.legalName ?? undefined,
    slogan: startup.tagline ?? undefined,
    description: startup.description ?? startup.tagline ?? undefined,
    logo: absolute(startup.logo),
    image: absolute(startup.cover),
    foundingDate: startup.foundationDate ?? undefined,
    keywords: startup.technologies.map(({ name }) => name).join(", ") || undefined,
    address:
      country || city
        ? { "@type": "PostalAddress", addressLocality: city?.name, addressCountry: country?.name }
        : undefined,
    member: startup.teamMembers.length
      ? startup.teamMembers.map(({ name, position }) => ({ "@type": "Person", name, jobTitle: position ?? undefined }))
      : undefined,
    sameAs: profiles.length ? profiles : undefined,
  };
}
