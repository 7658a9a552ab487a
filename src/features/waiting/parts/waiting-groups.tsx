import { useSearchParams } from "react-router";
import { useTranslations } from "#ui/translations.ts";
import type { WaitingItem } from "../contract.ts";
import { groupsByTime, sideOf, sidesOf } from "../rules.ts";
import { WaitingRow } from "./waiting-row.tsx";
import { SIDE_PARAMETER, WaitingSides } from "./waiting-sides.tsx";

interface WaitingGroupsProps {
  items: readonly WaitingItem[];
  title: string;
}

/** What waits, by when it is to be done; where it is for several sides, one of them may be chosen. */
export function WaitingGroups({ items, title }: WaitingGroupsProps) {
  const text = useTranslations("waiting");
  const [query] = useSearchParams();
  const sides = sidesOf(items);
  const side = sides.find(({ side: known }) => known === query.get(SIDE_PARAMETER))?.side;
  const shown = side === undefined ? items : items.filter((item) => sideOf(item) === side);
  const groups = groupsByTime(shown);
  const first = groups[0]?.items[0];
  const totalOf = (counted: readonly WaitingItem[]) => counted.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="card overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 sm:px-6">
        <h2 className="text-lg">{title}</h2>
        {sides.length > 1 && <WaitingSides sides={sides} total={totalOf(items)} side={side} />}
      </div>
      {groups.map(({ time, items: ofTime }) => (
        <section key={time}>
          <div className="flex justify-between gap-4 border-t border-line bg-sunken px-5 py-1.5 text-sm sm:px-6">
            <h3 className="text-sm">{text(`times.${time}`)}</h3>
            <p className="text-ink-muted tabular-nums">{text("things", { count: totalOf(ofTime) })}</p>
          </div>
          <ul>
            {ofTime.map((item) => (
              <WaitingRow key={`${item.kind} ${item.path}`} item={item} isFirst={item === first} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
