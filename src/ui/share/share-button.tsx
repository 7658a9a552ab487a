import { useSyncExternalStore } from "react";
import { Button } from "../button.tsx";
import { ShareIcon } from "../icon.tsx";
import { useNotices } from "../notice.tsx";
import { useTranslations } from "../translations.ts";

const never = () => () => {};

/** Shares the address by the system's dialog, or copies it where there is none. Invisible without a script, but with its place. */
export function ShareButton({ name, url }: { name: string; url: string }) {
  const t = useTranslations("share");
  const { notify } = useNotices();
  const works = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        notify({ kind: "success", text: t("copied") });
      }
    } catch (error) {
      // Closing the system's dialog is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify({ kind: "error", title: t("notCopied"), text: <span className="select-all wrap-anywhere">{url}</span> });
    }
  };
  return (
    <Button onClick={share} className={works ? undefined : "invisible"}>
      <ShareIcon className="size-4" />
      {t("share")}
    </Button>
  );
}
