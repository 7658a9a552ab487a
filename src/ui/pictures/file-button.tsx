import { type ChangeEvent, useEffect, useId, useRef } from "react";
import { Spinner } from "../spinner.tsx";

/** Formats of pictures that the server accepts. */
export const PICTURE_FORMATS = "image/jpeg,image/png,image/webp,image/avif";

interface FileButtonProps {
  label: string;
  accept: string;
  busy: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A button for the native file field, which stays reachable by keyboard. */
export function FileButton({ label, accept, busy, onChange }: FileButtonProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!busy) field.current?.removeAttribute("aria-busy");
  }, [busy]);
  return (
    <span className="relative inline-flex">
      <input
        ref={field}
        id={id}
        type="file"
        accept={accept}
        disabled={busy}
        onChange={onChange}
        className="peer absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
      <label
        htmlFor={id}
        className="button button-secondary pointer-events-none peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-55"
      >
        {busy && <Spinner />}
        {label}
      </label>
    </span>
  );
}
