import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import { CallExample } from "./call-example.tsx";

interface MadeKeyProps {
  /** The key itself. */
  secret: string;
  origin: string;
  /** Address of the page without it. */
  back: string;
}

/** A new key, shown this once, with a first call. */
export function MadeKey({ secret, origin, back }: MadeKeyProps) {
  const text = useTranslations("keys");
  const [isCopied, setCopied] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  // The form that made it may lie far below.
  useEffect(() => card.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div ref={card} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Card title={text("made")}>
        <p className="text-ink-muted">{text("madeLead")}</p>
        <div className="my-4 flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4">
          <code className="min-w-0 flex-1 basis-60 font-mono wrap-anywhere select-all">{secret}</code>
          <Button type="button" onClick={() => void copy()}>
            <span role="status">{text(isCopied ? "copied" : "copy")}</span>
          </Button>
        </div>
        <CallExample secret={secret} origin={origin} />
        <ButtonLink kind="primary" to={back} className="mt-4">
          {text("kept")}
        </ButtonLink>
      </Card>
    </div>
  );
}
