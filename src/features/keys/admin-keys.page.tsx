import { useActionData } from "react-router";
import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import type { Refused } from "#shared/form-answer.ts";
import { pageContext } from "#shared/page-context.ts";
import { KEY_AREAS } from "#shared/partner-areas.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-keys.page";
import { keyCalls, makeHouseKey } from "./contract.ts";
import { MAKE_INTENT, newKeyIn, refusedKey } from "./parts/form.ts";
import { KeyForm } from "./parts/key-form.tsx";
import { MadeKey } from "./parts/made-key.tsx";

const page = tablePage(keyCalls);
export async function loader(args: Route.LoaderArgs) {
  return { data: await page.loader(args), origin: pageContext(args.context).origin };
}

type Answer = (Refused & { secret?: undefined }) | { secret: string };

/** Besides the calls of the table: a key of the house. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData();
  if (form.get("intent") !== MAKE_INTENT) return page.action(args);
  const { api, locale } = pageContext(args.context);
  try {
    const body = { ...newKeyIn(form), opensPremium: form.has("opensPremium") };
    return { secret: (await api(makeHouseKey, { body })).key };
  } catch (error) {
    return refusedKey(error, locale, form);
  }
}
export const meta = tableMeta("keys.admin");

export default function AdminKeysPage({ loaderData: { data, origin } }: Route.ComponentProps) {
  const text = useTranslations("keys");
  const locale = useLocale();
  const answer = useActionData<Answer>();
  const secret = answer && "secret" in answer ? answer.secret : undefined;
  const refused = answer && "failure" in answer && !secret && "values" in answer ? (answer as Refused) : undefined;
  return (
    <>
      {secret && (
        <div className="mb-5">
          <MadeKey secret={secret} origin={origin} back={pathTo("adminKeys", locale)} />
        </div>
      )}
      <AdminTable
        texts="keys.admin"
        data={data}
        nameOf={({ name }) => name}
        cells={{
          prefix: ({ prefix }) => <code className="font-mono">{prefix} …</code>,
          areas: ({ areas }) =>
            KEY_AREAS.filter((area) => areas.split(", ").includes(area))
              .map((area) => text(`area.${area}`))
              .join(", "),
        }}
        actions={[{ key: "delete", danger: true }]}
        quick={{ house: { owner: "house" } }}
      />
      {!secret && (
        <div className="mt-5 max-w-2xl">
          <KeyForm isOfHouse refused={refused} />
        </div>
      )}
    </>
  );
}
