import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import type { PatentPage } from "../patent.page.tsx";

/** The owner of the patent; a link once organizations have pages. */
export function OrganizationLink({ patent: { organization }, opensOrganizations }: PatentPage) {
  const locale = useLocale();
  if (!opensOrganizations) return organization.name;
  return (
    <Link to={pathTo("techCenter", locale, { seoUrl: organization.seoUrl })} className="font-semibold hover:underline">
      {organization.name}
    </Link>
  );
}
