import { v7 } from "uuid";
import { program, programReviewCategory } from "#db/tables/programs.server.ts";
import { typeId } from "#shared/type-id.ts";
import { type FeaturePolicy, MEMBERS, row, STAFF } from "#testing/policy.ts";
import { refreshPrograms } from "../commands.server.ts";

const EDITORS = [...STAFF, "organization-owner"] as const;

export const programEditingPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const base = {
    organizationId: world.organizationId,
    nameTr: "Kovan programı",
    programTypeId: typeId("programType", "incubation"),
  };
  const id = v7();
  const draftId = v7();
  const categoryId = v7();
  // Everybody who asks deletes one of their own; the people of the organization may write each.
  const doomed = new Map([...memberIds, world.colleagueId].map((memberId) => [memberId, v7()]));
  const ids = [id, draftId, ...doomed.values()];
  await db
    .insert(program)
    .values(ids.map((item) => ({ ...base, id: item, seoUrl: `kovan-${item}`, isDraft: item === draftId })));
  await db.insert(programReviewCategory).values({ id: categoryId, programId: id, nameTr: "Takım", weight: 100 });
  await refreshPrograms(db, ids);
  const byId = { programId: id };
  const categories = (weight: number, own = {}) => ({ reviewCategories: [{ nameTr: "Pazar", weight, ...own }] });
  return {
    "GET /apiIncubation/Program/Get/Authorize": row(MEMBERS),
    "GET /apiIncubation/Programs/{seoUrlOrId}/Edit": row(EDITORS, () => ({ params: { seoUrlOrId: `kovan-${id}` } })),
    "POST /apiIncubation/Program/Post": row(EDITORS, ({ organizationId, unique }) => ({
      query: { organizerId: organizationId, programType: base.programTypeId, draft: "true" },
      body: { nameTr: unique },
    })),
    "PUT /apiIncubation/Program/Put": row(EDITORS, () => ({ query: byId, body: { descriptionEn: "Bees" } })),
    "POST /apiIncubation/Program/Publish": row(EDITORS, () => ({ query: byId })),
    "PATCH /apiIncubation/Program/SetVisibility": row(EDITORS, () => ({ query: { ...byId, visibility: "true" } })),
    "DELETE /apiIncubation/Program/Delete": row(EDITORS, ({ ownId }) => ({ query: { id: doomed.get(ownId)! } })),
    // A member without the right to change a draft is not told that it is there.
    "POST /apiIncubation/ProgramReviewCategory/Post": {
      ...row(EDITORS, () => ({ query: { programId: draftId }, body: { reviewCategories: [] } })),
      refusal: { member: 404 },
    },
    "PUT /apiIncubation/ProgramReviewCategory/Put": row(EDITORS, () => ({
      query: byId,
      body: categories(100, { id: categoryId }),
    })),
    "DELETE /apiIncubation/ProgramReviewCategory/Delete": {
      ...row(EDITORS, () => ({ query: { programId: draftId, id: v7() } })),
      refusal: { member: 404 },
      // The program has no such one.
      status: 404,
    },
  };
};
