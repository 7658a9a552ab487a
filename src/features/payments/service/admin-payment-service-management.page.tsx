import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { formatDateTime, formatNumber } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Card, Fact, Facts } from "#ui/card.tsx";
import { WarningIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-payment-service-management.page";
import { type PaymentServiceState, paymentService } from "./contract.ts";

export const loader = ({ context }: Route.LoaderArgs) => pageContext(context).api(paymentService, {});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("paymentsService.title"), description: t("paymentsService.lead"), noindex: true }));

export default function ServicePage({ loaderData: { active, providers } }: Route.ComponentProps) {
  const text = useTranslations("paymentsService");
  const locale = useLocale();
  return (
    <>
      <AdminHead
        title={text("title")}
        lead={text("lead")}
        actions={
          <Link to={pathTo("adminPaymentHistory", locale)} className="button button-secondary">
            {text("history")}
          </Link>
        }
      />
      <div className="grid gap-5">
        {active !== "stripe" && (
          <Note icon={<WarningIcon />} title={text(active ? "sandboxTitle" : "noneTitle")}>
            {text(active ? "sandboxText" : "noneText")}
          </Note>
        )}
        {providers.map((provider) => (
          <Provider key={provider.provider} state={provider} />
        ))}
      </div>
    </>
  );
}

interface ProviderProps {
  state: PaymentServiceState["providers"][number];
}

function Provider({ state }: ProviderProps) {
  const text = useTranslations("paymentsService");
  const locale = useLocale();
  const { provider, isActive, hasKeys, webhook, events, lastEventAt, comparedAt, comparisonFailedAt } = state;
  const { packages, renewing, pending, openOrders } = state.depending;
  const number = (count: number) => formatNumber(count, locale);
  const at = (instant: string | null) => (instant ? formatDateTime(instant, locale) : text("never"));
  return (
    <Card title={text(`providers.${provider}`)}>
      <Facts>
        <Fact name={text("state")}>{text(isActive ? "active" : "inactive")}</Fact>
        <Fact name={text("keys")}>{text(provider === "sandbox" ? "noKeys" : hasKeys ? "hasKeys" : "missingKeys")}</Fact>
        <Fact name={text("webhook")}>
          <span className="break-all">{webhook}</span>
        </Fact>
        <Fact name={text("packages")}>{number(packages)}</Fact>
        <Fact name={text("renewing")}>{number(renewing)}</Fact>
        <Fact name={text("pending")}>{number(pending)}</Fact>
        <Fact name={text("openOrders")}>{number(openOrders)}</Fact>
        <Fact name={text("events")}>{number(events)}</Fact>
        <Fact name={text("lastEvent")}>{at(lastEventAt)}</Fact>
        <Fact name={text("compared")}>
          {comparisonFailedAt ? text("comparisonFailed", { date: at(comparisonFailedAt) }) : at(comparedAt)}
        </Fact>
      </Facts>
      <WhenOff state={state} />
    </Card>
  );
}

/** The future of the things that depend on a provider when it is switched off, or their present. */
function WhenOff({ state: { provider, isActive, hasKeys, depending } }: ProviderProps) {
  const text = useTranslations("paymentsService.whenOff");
  const { packages, renewing, pending, openOrders } = depending;
  if (packages + renewing + pending + openOrders === 0) return null;
  if (provider === "sandbox")
    return <p className="mt-4 max-w-prose text-sm">{text(isActive ? "sandboxOn" : "sandboxOff")}</p>;
  if (hasKeys) return <p className="mt-4 max-w-prose text-sm">{text("stripeOn")}</p>;
  return (
    <div className="mt-4">
      <Note icon={<WarningIcon />} title={text("keysMissing")}>
        {text("stripeOff")}
      </Note>
    </div>
  );
}
