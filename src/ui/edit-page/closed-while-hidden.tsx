import type { ReactNode } from "react";

interface ClosedWhileHiddenProps {
  isHidden: boolean;
  children: ReactNode;
}

/** Closes the fields of an entry that is edited only while it is visible; the head of the page says so, and shows it. */
export const ClosedWhileHidden = ({ isHidden, children }: ClosedWhileHiddenProps) => (
  <fieldset disabled={isHidden} className="contents">
    {children}
  </fieldset>
);
