import { pageContext } from "#shared/page-context.ts";
import { tableFile } from "#shared/table-page.ts";
import type { Route } from "./+types/flagged-texts-file.page";
import { exportFlaggedTexts } from "./contract.ts";

export const action = async ({ context, request }: Route.ActionArgs) =>
  tableFile(pageContext(context), exportFlaggedTexts, await request.formData());
