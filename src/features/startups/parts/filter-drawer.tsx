import { useTranslations } from "use-intl";
import { Drawer } from "#ui/dialog.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { PanelProps } from "./use-panel.ts";

interface FilterDrawerProps {
  panel: PanelProps;
  open: boolean;
  onClose: () => void;
}

/** The panel where there is no room for a column. Fetched when it is first asked for. */
export default function FilterDrawer({ panel, open, onClose }: FilterDrawerProps) {
  const text = useTranslations("startups.list");
  return (
    <Drawer open={open} onClose={onClose} title={text("filters")}>
      <div className="-mx-5 -my-4 flex min-h-full flex-col">
        <FilterPanel props={panel} onDone={onClose} />
      </div>
    </Drawer>
  );
}
