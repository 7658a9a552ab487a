import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { type PlainPathKey, pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { AdminStatistics } from "../contract.ts";
import { COUNTED_DECISIONS, DECISIONS, type Decision } from "../limits.ts";

/** The list behind each number, as it shows those that wait. */
const LISTS = {
  claims: ["adminClaims", { state: "open" }],
  reportedPeople: ["adminSpammers", { state: "open" }],
  flaggedTexts: ["adminFlaggedTexts", { state: "open" }],
  vanishedRows: ["adminVanished", { decision: "open" }],
  failedMails: ["adminMails", { state: "failed" }],
  failedWork: ["adminWork", { state: "failed" }],
  errors: ["adminErrors", { state: "open" }],
  paymentDifferences: ["adminPaymentHistory", {}],
  failedRefunds: ["adminPaymentHistory", { state: "refundFailed" }],
} as const satisfies Record<Decision, [PlainPathKey, Record<string, string>]>;

/** Open decisions, each with the way to it. */
export function Waiting({ waiting }: { waiting: NonNullable<AdminStatistics["site"]>["waiting"] }) {
  const text = useTranslations("admin.panel");
  const locale = useLocale();
  const some = DECISIONS.filter((key) => waiting[key] > 0);
  const number = (count: number) => formatNumber(count, locale) + (count >= COUNTED_DECISIONS ? "+" : "");
  return (
    <Card title={text("waiting")} className="mb-5">
      {some.length === 0 ? (
        <p className="text-sm text-ink-muted">{text("nothingWaits")}</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
          {some.map((key) => {
            const [path, query] = LISTS[key];
            return (
              <li key={key} className="flex min-h-row items-center gap-3 text-sm">
                <span className="min-w-8 font-display text-lg font-bold tabular-nums">{number(waiting[key])}</span>
                <Link to={pathTo(path, locale, {}, query)} className={TEXT_LINK}>
                  {text(`decisions.${key}`, { count: waiting[key] })}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
