import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EyeIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PublicProfileCard } from "../card.tsx";
import type { OwnProfile } from "../contract.ts";

/** The public profile as it is saved. */
export function Preview({ profile, isDirty }: { profile: OwnProfile; isDirty: boolean }) {
  const text = useTranslations("talentsProfile");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <EyeIcon className="size-4" />
        {text("preview.open")}
      </Button>
      <Dialog wide open={open} onClose={() => setOpen(false)} title={text("preview.title")}>
        <p className="mb-4 text-sm text-ink-muted">
          {text(isDirty ? "preview.unsaved" : profile.isListed ? "preview.hint" : "preview.unlisted")}
        </p>
        {open && <PublicProfileCard profile={profile} now={new Date().toISOString()} heading="h2" />}
      </Dialog>
    </>
  );
}
