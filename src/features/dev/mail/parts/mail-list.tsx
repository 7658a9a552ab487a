import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ListedMail } from "../contract.ts";

interface MailListProps {
  rows: ListedMail[];
  total: number;
  chosen: string | undefined;
}

/** On a phone the list makes room for the mail that is read. */
export function MailList({ rows, total, chosen }: MailListProps) {
  const text = useTranslations("devMail");
  const locale = useLocale();
  return (
    <Card as="nav" flush className={chosen ? "max-lg:order-last" : undefined}>
      <h2 className="px-5 pt-4 text-lg">{text("list")}</h2>
      <p className="px-5 pb-3 text-sm text-ink-muted">{text("shown", { shown: rows.length, total })}</p>
      <ol className="max-h-[38rem] overflow-y-auto">
        {rows.map((mail) => (
          <li key={mail.id} className="border-t border-line">
            <Link
              to={pathTo("devMail", locale, { id: mail.id })}
              aria-current={mail.id === chosen ? "true" : undefined}
              className="grid gap-0.5 px-5 py-3 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-honey-soft"
            >
              <span className="font-semibold wrap-anywhere">{mail.subject}</span>
              <span className="text-sm text-ink-muted wrap-anywhere">{mail.to}</span>
              <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
                <DateText value={mail.createdAt} as="instant" />
                {!mail.sent && <Tag tone="warn">{text("waiting")}</Tag>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
