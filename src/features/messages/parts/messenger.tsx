import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface MessengerProps {
  /** On the left; on small screens only where no conversation is open. */
  list: ReactNode;
  /** The open conversation. */
  children?: ReactNode;
  isOpen: boolean;
}

/** Conversations at the left, the open one at the right. */
export const Messenger = ({ list, children, isOpen }: MessengerProps) => (
  <div className="card grid overflow-hidden lg:min-h-144 lg:grid-cols-[19rem_minmax(0,1fr)]">
    <div className={classes("min-w-0 border-line lg:border-e", isOpen && "max-lg:hidden")}>{list}</div>
    <div className={classes("min-w-0", !isOpen && "max-lg:hidden")}>{children}</div>
  </div>
);
