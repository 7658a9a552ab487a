import type { ReactNode } from "react";
import { CloseIcon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { useTranslations } from "./translations.ts";

type ChipProps = { children: string; icon?: ReactNode; onEdit?: () => void } & (
  | { to: string }
  | { onRemove: () => void }
);

/** A selected value that can be removed, by a link where the address has the selection, else by a button; and changed. */
export function Chip({ children, icon, onEdit, ...props }: ChipProps) {
  const text = useTranslations("ui");
  const remove = {
    "aria-label": text("remove", { name: children }),
    className:
      "grid h-full min-h-9 w-9 place-items-center rounded-full text-ink-muted hover:text-ink lg:min-h-8 lg:w-8 pointer-coarse:min-h-11 pointer-coarse:w-11",
    children: <CloseIcon className="size-4" />,
  };
  return (
    <span className="inline-flex max-w-full items-center rounded-full bg-honey-soft ps-3.5 text-sm font-medium">
      {icon}
      {onEdit ? (
        <button type="button" onClick={onEdit} className="min-h-8 min-w-0 truncate hover:underline">
          {children}
        </button>
      ) : (
        <span className="min-w-0 truncate">{children}</span>
      )}
      {"to" in props ? (
        <Link to={props.to} preventScrollReset {...remove} />
      ) : (
        <button type="button" onClick={props.onRemove} {...remove} />
      )}
    </span>
  );
}
