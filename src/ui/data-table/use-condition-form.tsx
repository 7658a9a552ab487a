import { useRef, useState } from "react";
import { CONDITIONS_MAX } from "#shared/table/conditions.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { FilterIcon } from "../icon.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import type { useConditions } from "./use-conditions.ts";

const ConditionForm = loadedLater(() => import("./condition-form.tsx"));

/** The form of a condition, and the button that opens it for a new one. */
export function useConditionForm(all: ReturnType<typeof useConditions>) {
  const text = useTranslations("dataTable.conditions");
  /** The place of the condition that is changed. */
  const [edited, setEdited] = useState<number | "new">();
  const button = useRef<HTMLButtonElement>(null);
  const isFull = all.conditions.length >= CONDITIONS_MAX;
  const close = () => {
    setEdited(undefined);
    button.current?.focus();
  };
  return {
    edit: (at: number) => setEdited(at),
    button: all.compared.length > 0 && (
      <Button
        ref={button}
        kind="quiet"
        aria-expanded={edited !== undefined}
        disabled={isFull}
        title={isFull ? text("max", { max: CONDITIONS_MAX }) : undefined}
        onClick={() => (edited === undefined ? setEdited("new") : close())}
      >
        <FilterIcon />
        {text("add")}
      </Button>
    ),
    form: edited !== undefined && (
      <ConditionForm key={edited} all={all} at={edited === "new" ? undefined : edited} onClose={close} />
    ),
  };
}
