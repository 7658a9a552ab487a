import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";

/** In which currency prices stand; the choice stands in the address. */
export function CurrencyTabs({ currencies, current }: { currencies: readonly string[]; current: string | undefined }) {
  const t = useTranslations("premium");
  const locale = useLocale();
  if (currencies.length < 2) return null;
  const tabs = currencies.map((currency) => ({
    to: pathTo("paymentPlans", locale, {}, { currency }),
    label: currency,
    current: currency === current,
  }));
  return <Tabs label={t("currency")} tabs={tabs} />;
}
