import { pageContext } from "#shared/page-context.ts";
import { tableFile } from "#shared/table-page.ts";
import type { Route } from "./+types/users-file.page";
import { exportUsers } from "./contract.ts";

export const action = async ({ context, request }: Route.ActionArgs) =>
  tableFile(pageContext(context), exportUsers, await request.formData());
