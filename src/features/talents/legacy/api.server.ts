import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { any, type Expression, terms } from "#server/list-index/expression.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching, readList } from "#server/list-index/read-list.server.ts";
import { readerOf } from "#server/list-index/serve-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { choicesIn, type Filter, without } from "#shared/list/filter.ts";
import { talentAccess } from "../queries/access.server.ts";
import { pageOfTalents, talentSource } from "../queries.server.ts";
import { listTalents } from "./contract.ts";
import { inNamesOfRequest, listFilterOf } from "./rules.ts";

export function talentListApi(app: App): void {
  serve(app, listTalents, async ({ db, body, viewer, locale }) => {
    const { currentPage, pageSize } = body;
    const reader = await readerOf({ source: talentSource, referenceOf: catalogue, ...talentAccess }, db, viewer);
    const { reference } = reader;
    const { filter, beside } = await readList(reader, { filter: listFilterOf(body.filter), segments: [] }).catch(
      (error: unknown) => {
        throw error instanceof AppError ? inNamesOfRequest(error) : error;
      },
    );
    const expression: Expression = {
      kind: "all",
      of: [matching(talentSource, reference, without(filter, ["skills"]), beside), ...skillsIn(filter)],
    };
    const window = { sort: "fullest", locale, offset: (currentPage - 1) * pageSize, limit: pageSize };
    const page = await pageOfTalents(db, reference, pageStatement(talentSource, expression, window), {
      locale,
      viewer,
    });
    return { ...page, currentPage, pageSize };
  });
}

/** The specification has one field for skills of both kinds: any of them. */
const skillsIn = (filter: Filter): Expression[] => {
  const ids = choicesIn(filter, "skills");
  return ids.length === 0 ? [] : [any(terms(...ids.flatMap((id) => [`skill:${id}`, `softSkill:${id}`])))];
};
