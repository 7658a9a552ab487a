import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { accessUsers, JoinWish } from "../contract.ts";
import type { MembersAnswer } from "./change-members.ts";
import { PermissionForm } from "./permission-form.tsx";

interface JoinWishesProps {
  wishes: JoinWish[];
  rights: Answer<typeof accessUsers>;
  entityId: string;
  answer: MembersAnswer | undefined;
  /** Id of the person whose refusal is to be confirmed. */
  confirming: string | null;
  page: (more: Record<string, string>) => string;
}

/** People who would like to join the startup. */
export function JoinWishes({ wishes, rights, entityId, answer, confirming, page }: JoinWishesProps) {
  const text = useTranslations("members.wishes");
  const declined = wishes.find(({ userId }) => userId === confirming);
  const values = { name: declined ? nameOf(declined) : "", entity: rights.entityName };
  return (
    <>
      {declined && !answer && (
        <Confirm
          title={text("declineTitle", values)}
          action={text("decline")}
          danger
          cancel={text("cancel")}
          back={page({})}
          fields={{ intent: "declineWish", userId: declined.userId, entityId }}
        >
          <p>{text("declineText", values)}</p>
        </Confirm>
      )}
      <Card flush title={text("title")}>
        <p className="px-5 pb-3 text-sm text-ink-muted sm:px-6">{text("lead", values)}</p>
        <ul>
          {wishes.map((wish) => (
            <WishRow
              key={wish.userId}
              wish={wish}
              entityId={entityId}
              grantable={rights.grantable}
              answer={answer?.userId === wish.userId ? answer : undefined}
              decline={page({ declineWish: wish.userId })}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

const nameOf = ({ name, surname }: JoinWish) => `${name} ${surname}`;

interface WishRowProps {
  wish: JoinWish;
  entityId: string;
  grantable: readonly number[];
  answer: MembersAnswer | undefined;
  /** Address of the page with the question whether to decline. */
  decline: string;
}

function WishRow({ wish, entityId, grantable, answer, decline }: WishRowProps) {
  const text = useTranslations("members");
  const locale = useLocale();
  const { userId, title, photo, email, seoUrl, createdAt } = wish;
  return (
    <li className="border-t border-line px-5 py-4 sm:px-6">
      <div className="flex items-start gap-3.5">
        <HexAvatar name={nameOf(wish)} photo={photo} className="size-11 text-base" />
        <div className="min-w-0 flex-1">
          <Link to={pathTo("talent", locale, { seoUrl })} className="font-semibold underline wrap-anywhere">
            {nameOf(wish)}
          </Link>
          <p className="text-sm text-ink-muted wrap-anywhere">{[title, email].filter(Boolean).join(" · ")}</p>
          <p className="text-sm text-ink-muted">{text("wishes.since", { date: formatDate(createdAt, locale) })}</p>
        </div>
      </div>
      <div className="mt-1.5 ps-14.5 max-sm:ps-0">
        <PermissionForm
          summary={text("wishes.accept")}
          fields={{ intent: "acceptWish", userId, entityId }}
          entityType="startup"
          offered={grantable}
          answer={answer}
          noScope={text("wishes.noScope")}
          actions={(busy) => (
            <Button kind="primary" type="submit" busy={busy} className="justify-self-start">
              {text("wishes.invite")}
            </Button>
          )}
        />
        <ButtonLink kind="quiet" className="-ms-2.5 text-bad" to={decline} preventScrollReset>
          {text("wishes.decline")}
        </ButtonLink>
      </div>
    </li>
  );
}
