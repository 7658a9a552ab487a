import type { Input } from "#shared/endpoint.ts";
import { errorStatus } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { deleteTableView, getTableViews, saveTableView } from "#shared/table/viewer-calls.ts";
import type { Route } from "./+types/table-views.resource";

/** The saved views of a table, by its key. The call checks who may read them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const key = url.searchParams.get("key") ?? "";
  return answered(() => api(getTableViews, { params: { key } }, { handlesNotFound: true }));
}

/** Saves the view of `body`, or deletes that of `id`. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = pageContext(context);
  const form = await request.formData();
  const [key, id, body] = ["key", "id", "body"].map((name) => String(form.get(name) ?? ""));
  const options = { handlesNotFound: true };
  if (id) return answered(() => api(deleteTableView, { params: { key: key!, id } }, options));
  // The schema of the call checks the body.
  return answered(() =>
    api(saveTableView, { params: { key: key! }, body: parsed(body!) } as Input<typeof saveTableView>, options),
  );
}

async function answered(views: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await views());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: errorStatus(error.code) });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
