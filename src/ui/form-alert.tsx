import { useEffect, useRef } from "react";
import type { ActionFailure } from "#shared/action-failure.ts";
import { WarningIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Why a form was refused, above its fields. It takes the focus, so that screen readers read it. */
export function FormAlert({ failure }: { failure: ActionFailure }) {
  const text = useTranslations("ui");
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) element.current?.focus();
  }, [failure]);
  // That something is not valid is said better where it stands.
  const isAtFields = failure.code === "invalidInput" && failure.fields.length > 0;
  return (
    <p
      ref={element}
      role="alert"
      tabIndex={-1}
      className="flex gap-2.5 rounded-control bg-bad-soft px-4 py-3 text-sm font-medium text-bad"
    >
      <WarningIcon className="mt-px size-5" />
      {failure.code === "connectionLost" ? text("connectionLost") : isAtFields ? text("markedFields") : failure.value}
    </p>
  );
}
