import { errorStatus } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { putTableSettings, tableSettings } from "#shared/table/viewer-calls.ts";
import type { Route } from "./+types/table-settings.resource";

/** Settings are posted. */
export const loader = () => new Response(null, { status: 405, headers: { allow: "POST" } });

/** Stores how a table is arranged. Wrong input changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { api, viewer } = pageContext(context);
  if (viewer.kind === "visitor") return new Response(null, { status: 401 });
  const read = tableSettings.safeParse(parsed(String(form.get("settings"))));
  if (!read.success) return new Response(null, { status: 400 });
  try {
    await api(putTableSettings, { params: { key: String(form.get("key")) }, body: read.data });
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: errorStatus(error.code) });
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
