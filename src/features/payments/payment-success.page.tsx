import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/payment-success.page";
import { OrderPage, titleOfOrder } from "./parts/order-page.tsx";
import { orderOf } from "./parts/order-query.ts";

export const loader = ({ context, url }: Route.LoaderArgs) => orderOf(pageContext(context).api, url);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t(`payments.${titleOfOrder(args.loaderData, false)}`),
    description: t("payments.description"),
    noindex: true,
  }));

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  return <OrderPage order={loaderData} />;
}
