import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { type EndingPackage, PackageEnds } from "./package-ends.tsx";

type Bought = (EndingPackage & { cancelsAtEnd: boolean }) | null;

/** The planned deletion, with a button to cancel it. */
export function PlannedCard({ deleteAt, bought }: { deleteAt: string; bought: Bought }) {
  const text = useTranslations("accountsDeletion");
  const locale = useLocale();
  const busy = useNavigation().state !== "idle";
  return (
    <Card title={text("plannedTitle")} className="border-bad">
      <p role="status">{text("planned", { date: formatDate(deleteAt, locale) })}</p>
      {bought && (
        <p className="mt-2">
          <PackageEnds {...bought} />
        </p>
      )}
      <Form method="post" className="mt-4">
        <Button kind="primary" type="submit" name="intent" value="keep" busy={busy}>
          {text("keepButton")}
        </Button>
      </Form>
    </Card>
  );
}

/** The deletion was cancelled, by the button or by signing in. `target`: where one wanted to go. */
export function DeletionCancelled({
  news,
  target,
  bought,
}: {
  news: "cancelled" | "recovered";
  target: string | undefined;
  bought: Bought;
}) {
  const text = useTranslations("accountsDeletion");
  const locale = useLocale();
  return (
    <div role="status" className="flex max-w-2xl gap-3 rounded-card bg-good-soft p-5">
      <CheckIcon className="mt-0.5 size-5 text-good" />
      <div>
        <p>{text(news)}</p>
        {bought?.cancelsAtEnd && (
          <p className="mt-2">
            {text("packageStillEnds", { name: bought.name })}{" "}
            <Link to={pathTo("packageManagement", locale)} className="font-medium underline">
              {text("toPackage")}
            </Link>
          </p>
        )}
        <Link to={target ?? pathTo("home", locale)} className="mt-2 inline-block font-medium underline">
          {text(target ? "goOnThere" : "goOn")}
        </Link>
      </div>
    </div>
  );
}
