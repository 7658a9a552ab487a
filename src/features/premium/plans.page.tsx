import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/plans.page";
import { listProducts } from "./contract.ts";
import { AUDIENCES } from "./limits.ts";
import { BuyingNote } from "./parts/buying-note.tsx";
import { PlanCard } from "./parts/plan-card.tsx";

export const loader = ({ context }: Route.LoaderArgs) => pageContext(context).api(listProducts, {});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("premium.plansTitle"), description: t("premium.plansDescription") }));

export default function PlansPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const groups = AUDIENCES.map((audience) => ({
    audience,
    plans: loaderData.filter((product) => product.audience === audience),
  })).filter(({ plans }) => plans.length > 0);
  return (
    <DefaultLayout className="grid gap-8 pb-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-4xl sm:text-5xl">{t("plansTitle")}</h1>
        <p className="text-lg text-ink-muted text-pretty">{t("plansDescription")}</p>
      </header>
      {groups.map(({ audience, plans }) => (
        <section key={audience} aria-labelledby={audience} className="grid gap-4">
          <h2 id={audience} className="text-2xl">
            {t(`audiences.${audience}`)}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {plans.map((plan) => (
              <li key={plan.id} className="grid">
                <PlanCard plan={plan} monthly={plans.find(({ period }) => period === "month")} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <BuyingNote />
      <div>
        <ButtonLink to={pathTo("membershipPackages", locale)}>{t("toPackages")}</ButtonLink>
      </div>
    </DefaultLayout>
  );
}
