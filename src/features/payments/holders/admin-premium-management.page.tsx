import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { listProducts } from "#features/premium/contract.ts";
import { isSiteAdmin } from "#shared/access.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { PersonCell } from "#ui/data-table/person-cell.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-premium-management.page";
import { holderCalls } from "./contract.ts";
import { PROLONG_MONTHS } from "./limits.ts";
import { GiftFields } from "./parts/gift-fields.tsx";

const page = tablePage(holderCalls);
export async function loader(args: Route.LoaderArgs) {
  const { api, viewer } = pageContext(args.context);
  const [data, products] = await Promise.all([page.loader(args), api(listProducts, {})]);
  const packages = products.map(({ id, name, period }) => ({ id, name, period }));
  return { data, packages, mayGive: isSiteAdmin(viewer) };
}
export const action = page.action;
export const meta = tableMeta("paymentsHolders");

export default function HoldersPage({ loaderData: { data, packages, mayGive } }: Route.ComponentProps) {
  const text = useTranslations("paymentsHolders");
  const locale = useLocale();
  const months = PROLONG_MONTHS.map((value) => ({ value, label: text("months", { count: Number(value) }) }));
  const options = packages.map(({ id, name, period }) => ({
    value: id,
    label: `${name} (${text(`period.${period}`)})`,
  }));
  return (
    <AdminTable
      texts="paymentsHolders"
      data={data}
      nameOf={({ person }) => person}
      cells={{ person: ({ person, ...row }) => <PersonCell name={person} {...row} /> }}
      actions={[
        {
          key: "account",
          to: ({ email }) => pathTo("adminUsers", locale, {}, { search: email }),
          isOffered: () => mayGive,
        },
        { key: "delete", danger: true, isOffered: ({ way }) => mayGive && way === "gift" },
      ]}
      bulk={
        mayGive
          ? [
              { key: "prolong", choice: { name: "months", label: text("prolongBy"), options: months } },
              { key: "end", danger: true },
            ]
          : []
      }
      quick={{ soon: { endsSoon: "true" }, gifts: { way: "gift" }, seats: { way: "seat" } }}
      filterText={() => text("quick.soon")}
      {...(mayGive
        ? {
            create: (problems: readonly ShownProblem[], reason: string | undefined) => (
              <GiftFields problems={problems} reason={reason} packages={options} />
            ),
          }
        : {})}
    />
  );
}
