import { pageContext } from "#shared/page-context.ts";
import { tableFile } from "#shared/table-page.ts";
import type { Route } from "./+types/banned-words-file.page";
import { exportBannedWords } from "./contract.ts";

export const action = async ({ context, request }: Route.ActionArgs) =>
  tableFile(pageContext(context), exportBannedWords, await request.formData());
