import { HexAvatar } from "../hexagon.tsx";
import { Link } from "../link.tsx";

interface PersonCellProps {
  name: string;
  photo: string | null;
  /** Address of the person's page. */
  to?: string;
}

/** Picture and name. */
export function PersonCell({ name, photo, to }: PersonCellProps) {
  const content = (
    <>
      <HexAvatar name={name} photo={photo} className="size-8 text-xs max-sm:hidden" />
      <span className="min-w-0 font-semibold max-sm:line-clamp-2 max-sm:wrap-anywhere sm:truncate" title={name}>
        {name}
      </span>
    </>
  );
  if (to === undefined) return <span className="flex items-center gap-2.5">{content}</span>;
  return (
    <Link to={to} className="flex items-center gap-2.5 hover:underline">
      {content}
    </Link>
  );
}
