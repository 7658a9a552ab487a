import { lazy, Suspense } from "react";
import { useLocale } from "use-intl";
import { catchLostConnection } from "#shared/client-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath } from "#shared/paths.ts";
import type { Route } from "./+types/list.page";
import { listLinks, listMeta } from "./parts/list-meta.ts";
import { ListView } from "./parts/list-view.tsx";
import { loadList } from "./parts/load-list.ts";
import { changeSaved } from "./parts/saved-change.ts";

/** Few addresses are refused: what says so comes only then. */
const RefusedList = lazy(() => import("./parts/refused-list.tsx").then((part) => ({ default: part.RefusedList })));

export const loader = ({ context, params, url }: Route.LoaderArgs) => loadList(pageContext(context), params["*"], url);

export const action = async ({ context, params, url, request }: Route.ActionArgs) =>
  changeSaved(pageContext(context), params["*"], url, await request.formData());

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) => {
  const list = args.loaderData?.kind === "list" ? args.loaderData.list : undefined;
  return [
    ...pageMeta(args, (text) => listMeta(text, list)),
    ...(list ? listLinks(list, localeOfPath(args.location.pathname), args.matches[0].loaderData.origin) : []),
  ];
};

export default function StartupListPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  if (loaderData.kind === "list") return <ListView key={locale} {...loaderData} />;
  if (loaderData.kind !== "refused") return null;
  return (
    <Suspense>
      <RefusedList {...loaderData} />
    </Suspense>
  );
}
