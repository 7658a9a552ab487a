import { pageContext } from "#shared/page-context.ts";
import { tableFile } from "#shared/table-page.ts";
import type { Route } from "./+types/admins-file.page";
import { exportAdmins } from "./contract.ts";

export const action = async ({ context, request }: Route.ActionArgs) =>
  tableFile(pageContext(context), exportAdmins, await request.formData());
