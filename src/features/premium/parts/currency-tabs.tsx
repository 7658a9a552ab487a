import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";

interface CurrencyTabsProps {
  currencies: readonly string[];
  current: string | undefined;
  /** The rest of the address: the chosen plan, the page the buyer returns to. */
  query: Record<string, string | undefined>;
}

/** In which currency prices stand; the choice stands in the address. */
export function CurrencyTabs({ currencies, current, query }: CurrencyTabsProps) {
  const t = useTranslations("premium");
  const locale = useLocale();
  if (currencies.length < 2) return null;
  const tabs = currencies.map((currency) => ({
    to: pathTo("paymentPlans", locale, {}, { currency, ...query }),
    label: currency,
    current: currency === current,
  }));
  return <Tabs label={t("currency")} tabs={tabs} />;
}
