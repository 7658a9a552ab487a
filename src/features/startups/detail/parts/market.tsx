import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { Money } from "#ui/money.tsx";
import { Prose } from "#ui/prose.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { ListTags } from "./list-link.tsx";

/** For whom, how large, why them, and how they earn. */
export function Market({ startup }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const { targetGroup, marketSize, competitiveAdvantage, businessModels, revenueModels } = startup;
  const models = (filter: "businessModels" | "revenueModels", values: StartupDetail["businessModels"]) =>
    values.length > 0 && (
      <ul className="flex flex-wrap gap-x-1.5">
        <ListTags filter={filter} values={values} />
      </ul>
    );
  const parts: [name: string, value: ReactNode][] = [
    [t("targetGroup"), targetGroup && <Prose>{targetGroup}</Prose>],
    [t("marketSize"), marketSize && <Money {...marketSize} />],
    [t("competitiveAdvantage"), competitiveAdvantage && <Prose>{competitiveAdvantage}</Prose>],
    [t("revenueModelDescription"), startup.revenueModelDescription && <Prose>{startup.revenueModelDescription}</Prose>],
    [t("businessModels"), models("businessModels", businessModels)],
    [t("revenueModels"), models("revenueModels", revenueModels)],
  ];
  const filled = parts.filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <Card title={t("market")}>
      <dl className="grid gap-4">
        {filled.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="mb-0.5 text-sm font-semibold text-ink-muted">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
