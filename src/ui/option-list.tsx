import type { Combobox } from "@base-ui/react/combobox";
import type { ReactNode } from "react";

type Parts = Pick<typeof Combobox, "Portal" | "Positioner" | "Popup" | "Status" | "List">;

interface OptionListProps<Option> {
  parts: Parts;
  /** A message above the options; screen readers announce it. */
  status: string | undefined;
  /** The id of the label of its field. */
  labelledBy?: string;
  /** A dialog is in front of the page: its lists must be inside it. */
  dialog?: HTMLElement | null;
  children: (option: Option) => ReactNode;
}

/** The list below a field one types in. */
export function OptionList<Option>({
  parts: { Portal, Positioner, Popup, Status, List },
  status,
  labelledBy,
  dialog,
  children,
}: OptionListProps<Option>) {
  return (
    <Portal container={dialog ?? undefined}>
      <Positioner className="z-50" sideOffset={6} positionMethod={dialog ? "fixed" : "absolute"}>
        <Popup className="w-(--anchor-width) max-w-(--available-width) rounded-control border border-line bg-raised text-ink shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
          <div className="max-h-[min(var(--available-height),20rem)] overflow-y-auto overscroll-contain">
            <Status>{status && <p className="px-4 py-3 text-sm text-ink-muted">{status}</p>}</Status>
            <List aria-labelledby={labelledBy} className="p-1.5 empty:p-0">
              {children}
            </List>
          </div>
        </Popup>
      </Positioner>
    </Portal>
  );
}
