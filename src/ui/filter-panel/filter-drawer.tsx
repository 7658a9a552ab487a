import type { ReactNode } from "react";
import { Drawer } from "../dialog.tsx";
import { useTranslations } from "../translations.ts";

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The panel; handed in, so that it stays in one file with the list. */
  children: ReactNode;
}

/** The panel where there is no room for a column. Fetched when it is first asked for. */
export default function FilterDrawer({ open, onClose, children }: FilterDrawerProps) {
  const text = useTranslations("listPage");
  return (
    <Drawer open={open} onClose={onClose} title={text("filters")}>
      {children}
    </Drawer>
  );
}
