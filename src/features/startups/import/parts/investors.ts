import { because } from "#shared/import/reasons.ts";
import type { Reader } from "#shared/import/row-reader.ts";
import { type FundingFile, MAX_NAME_LENGTH } from "../contract.ts";
import type { Investor } from "../rules.ts";
import { collapse, readAnswer, textDefect } from "./fields.ts";

/** What stands behind a company's name and is none itself: "Kuzey Capital, LP". */
const LEGAL_FORM =
  /^(?:&\s*co|[al]\.?\s?ş|ltd(?:\.?\s*şti)?|limited|inc(?:orporated)?|corp(?:oration)?|company|co|l\.?p|l\.?l\.?p|l\.?l\.?c|p\.?l\.?c|gmbh(?:\s*&\s*co\.?\s*kg)?|kg|ag|s\.?a(?:\.?s)?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|oy|ab|pte(?:\.?\s*ltd)?|pty(?:\.?\s*ltd)?)\.?$/iu;

/** Names that a separator has cut from their legal form are put together again. */
function withLegalForms(pieces: readonly string[]): string[] {
  const names: string[] = [];
  for (const piece of pieces)
    if (names.length > 0 && LEGAL_FORM.test(piece)) names.push(`${names.pop()}, ${piece}`);
    else names.push(piece);
  return names;
}

/** The investors a row names, each once. */
export function readInvestors({ investors: field, lead }: FundingFile["fields"], reader: Reader): Investor[] {
  if (!field) return [];
  const isLead = readAnswer(lead, reader) === true;
  const names = [...new Set(withLegalForms(reader.list(field).map(collapse)))];
  const usable = names.filter((name) => {
    const defect = LEGAL_FORM.test(name) ? because("legalFormOnly", { name }) : textDefect(name, MAX_NAME_LENGTH);
    return defect ? reader.leaveOut(field, because("investorName", { defect })) : true;
  });
  return usable.map((name) => ({ name, isLead }));
}
