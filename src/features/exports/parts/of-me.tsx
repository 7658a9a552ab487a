import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { exportsOfMe } from "../contract.ts";

type Page = Answer<typeof exportsOfMe>;

/** The people who exported the member, and how often files have their startups. */
export function OfMe({ page: { rows, totalCount, currentPage, pageSize, startups } }: { page: Page }) {
  const text = useTranslations("exports");
  const locale = useLocale();
  return (
    <Card title={text("ofMe")}>
      <p className="text-sm text-ink-muted">{text("ofMeLead")}</p>
      {rows.length === 0 && <p className="mt-4">{text("nobody")}</p>}
      {rows.length > 0 && (
        <>
          <ul className="my-4 grid divide-y divide-line">
            {rows.map((row) => (
              <HoldingLine key={row.id} row={row} />
            ))}
          </ul>
          <Pagination
            page={currentPage}
            pageSize={pageSize}
            total={totalCount}
            to={(others) => pathTo("exports", locale, {}, { others })}
            label={text("ofMe")}
          />
        </>
      )}
      {startups.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{text("ofStartups")}</h3>
          <ul className="mt-2 grid gap-1">
            {startups.map(({ id, name, seoUrl, files }) => (
              <li key={id} className="flex flex-wrap gap-x-3">
                <Link to={pathTo("startup", locale, { seoUrl })} className="underline wrap-anywhere">
                  {name}
                </Link>
                <span className="text-ink-muted">{text("inFiles", { count: files })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function HoldingLine({ row: { by, company, at, columns } }: { row: Page["rows"][number] }) {
  const text = useTranslations("exports");
  const locale = useLocale();
  const names = columns.map((key) => text(`columns.${key as "name"}`));
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">
        {by ? (
          <Link to={pathTo("talent", locale, { seoUrl: by.seoUrl })}>{`${by.name} ${by.surname}`}</Link>
        ) : (
          text("former")
        )}
        {company && <span className="font-normal text-ink-muted"> · {company}</span>}
      </p>
      <p className="text-sm text-ink-muted">
        {formatDateTime(at, locale)} · {names.join(", ")}
      </p>
    </li>
  );
}
