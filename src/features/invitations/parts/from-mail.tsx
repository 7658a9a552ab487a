import type { Answer } from "#shared/endpoint.ts";
import { useTranslations } from "#ui/translations.ts";
import type { openInvitation } from "../contract.ts";
import { Note } from "./note.tsx";

/** The answer to a mailed link whose invitation cannot simply be answered. */
export function FromMail({ opened }: { opened: Answer<typeof openInvitation> | "unknown" }) {
  const text = useTranslations("invitations.received");
  if (opened === "unknown") return <Note tone="bad">{text("fromMail.unknown")}</Note>;
  if (!opened.isMine) return <Note tone="bad">{text("otherAccount", { email: opened.email })}</Note>;
  const isLost = opened.status === "expired" || opened.status === "withdrawn";
  return <Note tone={isLost ? "bad" : "plain"}>{text(`fromMail.${opened.status}`)}</Note>;
}
