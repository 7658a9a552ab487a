import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Link } from "#ui/link.tsx";

interface UseCountProps {
  count: number;
  /** What is counted, for those who hear the link alone. */
  label: string;
  /** Address of the list of exactly those entries. */
  to: string;
}

/** How many entries name a value, as a link to them. */
export function UseCount({ count, label, to }: UseCountProps) {
  const locale = useLocale();
  const number = formatNumber(count, locale);
  if (count === 0) return <span className="text-ink-muted tabular-nums">{number}</span>;
  return (
    <Link
      to={to}
      aria-label={`${label}: ${number}`}
      className="inline-flex min-h-6 items-center tabular-nums underline"
    >
      {number}
    </Link>
  );
}
