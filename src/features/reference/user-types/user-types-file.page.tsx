import { pageContext } from "#shared/page-context.ts";
import { tableFile } from "#shared/table-page.ts";
import type { Route } from "./+types/user-types-file.page";
import { exportUserTypes } from "./contract.ts";

export const action = async ({ context, request }: Route.ActionArgs) =>
  tableFile(pageContext(context), exportUserTypes, await request.formData());
