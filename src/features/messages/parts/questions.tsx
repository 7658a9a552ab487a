import { useLocation, useSearchParams } from "react-router";
import { Confirm } from "#ui/confirm.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Conversation } from "../contract.ts";
import { REPORT_MAX_LENGTH } from "../limits.ts";

/** Questions before a person is blocked or a message reported; the address opens them. */
export function Questions({ conversation, name }: { conversation: Conversation; name: string }) {
  const text = useTranslations("messages");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const reported = conversation.messages.find(({ id, isMine }) => !isMine && id === query.get("report"));
  if (query.has("block") && conversation.closed !== "blocked")
    return (
      <Confirm
        title={text("block.title", { name })}
        action={text("block.action")}
        danger
        cancel={text("block.cancel")}
        back={pathname}
        fields={{ intent: "block", userId: conversation.otherUser.userId }}
      >
        <p>{text("block.text", { name })}</p>
      </Confirm>
    );
  if (!reported) return null;
  return (
    <Confirm
      title={text("report.title")}
      action={text("report.action")}
      cancel={text("report.cancel")}
      back={pathname}
      fields={{ intent: "report", messageId: reported.id }}
    >
      <div className="grid gap-4">
        <p>{text("report.text")}</p>
        <TextArea label={text("report.reason")} name="reason" maxLength={REPORT_MAX_LENGTH} />
      </div>
    </Confirm>
  );
}
