import { classes } from "../classes.ts";
import { HexAvatar } from "../hexagon.tsx";
import { Link } from "../link.tsx";
import { CUT_TEXT } from "./cell-content.tsx";

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
      <span className={classes("min-w-0 font-semibold", CUT_TEXT)} title={name}>
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
