import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Product } from "../contract.ts";
import { changePath, type changeProblem } from "../limits.ts";

/**
 * The viewer's choice about a plan. "own": they have it now; "change": instead of the one they have, unless something
 * stands against it; "none": the page says why nothing can be bought.
 */
export type Offer = "own" | "change" | NonNullable<ReturnType<typeof changeProblem>> | "none" | "buy" | "signIn";

interface PlanOfferProps {
  offer: Offer;
  plan: Product;
  currency: string;
  /** The page to return to after signing in. */
  back: string;
}

export function PlanOffer({ offer, plan, currency, back }: PlanOfferProps) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const named = { name: plan.name, period: t(plan.period === "year" ? "perYear" : "perMonth") };
  if (offer === "none") return null;
  if (offer === "signIn")
    return <ButtonLink to={pathTo("login", locale, {}, { [RETURN_PARAM]: back })}>{t("signInToBuy")}</ButtonLink>;
  if (offer === "buy") return <Buy plan={plan} currency={currency} label={t("buyNamed", named)} />;
  if (offer === "change")
    return (
      <ButtonLink to={changePath(locale, plan.key)} aria-label={t("changeNamed", named)}>
        {t("change")}
      </ButtonLink>
    );
  if (offer === "own")
    return (
      <p className="flex flex-wrap items-center gap-3">
        <Tag tone="good">{t("own")}</Tag>
        <Link to={pathTo("packageManagement", locale)} className={TEXT_LINK}>
          {t("toOwnPage")}
        </Link>
      </p>
    );
  return <p className="text-sm text-ink-muted">{t(`noChange.${offer}`)}</p>;
}

function Buy({ plan, currency, label }: { plan: Product; currency: string; label: string }) {
  const t = useTranslations("premium");
  const { formData } = useNavigation();
  return (
    <Form method="post">
      <input type="hidden" name="entityId" value={plan.id} />
      <input type="hidden" name="currency" value={currency} />
      <Button
        type="submit"
        kind="primary"
        className="w-full"
        aria-label={label}
        busy={formData?.get("entityId") === plan.id}
      >
        {t("buy")}
      </Button>
    </Form>
  );
}
