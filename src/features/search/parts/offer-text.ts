import { useTranslations } from "#ui/translations.ts";
import type { Offer } from "./offers.ts";

/** The text of the link to a list. */
export function useOfferText(): (offer: Offer) => string {
  const t = useTranslations("search");
  return ({ of, name, count }) => {
    if (count === undefined) return t("offerOf", { name });
    if (of === "programs") return t("offerGrants", { count });
    return of === "startups" ? t("offer", { name, count }) : t("offerOrganizations", { name, count });
  };
}
