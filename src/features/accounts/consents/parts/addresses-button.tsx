import { type FormEvent, useState } from "react";
import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { isUnconfirmed } from "#shared/retrying-fetch.ts";
import { Button } from "#ui/button.tsx";
import { useNotices } from "#ui/notice.tsx";
import { nameOfFile, saveFile } from "#ui/save-file.ts";
import { useTranslations } from "#ui/translations.ts";

/** Saves the addresses that may be sent news. Fetched, so that a confirmation can come between. */
export function AddressesButton() {
  const text = useTranslations("accountsConsents.news");
  const address = RESOURCE_PATHS.newsAddresses[useLocale()];
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    const answer = await fetch(address, { method: "POST" });
    if (isUnconfirmed(answer)) return;
    if (!answer.ok) throw new Error(answer.statusText);
    saveFile(await answer.blob(), nameOfFile(answer) ?? "addresses.csv");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    download()
      .catch(() => notify({ kind: "error", text: text("downloadFailed") }))
      .finally(() => setBusy(false));
  };
  return (
    <form method="post" action={address} onSubmit={submit}>
      <Button type="submit" busy={busy} title={text("downloadHint")}>
        {text("download")}
      </Button>
    </form>
  );
}
