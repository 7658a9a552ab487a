import { type FeaturePolicy, MEMBERS, type PolicyRow, row } from "#testing/policy.ts";
import { assign, insertJurors, juror } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";

/** The juror of the table is the owner of the organization of another one: nobody else is let in, not even staff. */
export const programReviewingPolicy: FeaturePolicy = async ({ db, world }) => {
  const program = await insertProgram(db, { applications: 2 });
  const own = await juror(db, program, world.ownerId);
  await assign(db, program, [own], { applications: () => [0] });
  // Somebody else's assignment stands beside it.
  await assign(db, program, await insertJurors(db, program, 1));
  const [mine, theirs] = program.applications.map(({ id }) => id) as [string, string];
  const answerProgramId = program.questions.long;
  const reviews = (applyId: string) => [{ applyId, remarkToOrganizer: "Read" }];
  const rowsOf = (ask: (applyId: string) => ReturnType<PolicyRow["ask"]>, status?: number): PolicyRow[] => {
    const refusal = { member: 404 };
    return [
      { ...row(["owner"], () => ask(mine)), refusal, ...(status && { status }) },
      { ...row([], () => ask(theirs)), refusal },
    ];
  };
  return {
    "GET /apiIncubation/ProgramReview/Queue": [
      row(MEMBERS),
      { ...row(["owner"], () => ({ query: { programSeoUrl: program.seoUrl } })), refusal: { member: 404 } },
    ],
    "GET /apiIncubation/ProgramReview/Any": row(MEMBERS),
    "GET /apiIncubation/ProgramReview/Table": {
      ...row(["owner"], () => ({ query: { programSeoUrl: program.seoUrl } })),
      refusal: { member: 404 },
    },
    "GET /apiIncubation/ProgramApplicantsAnswersReviews/Get": rowsOf((applyId) => ({ query: { applyId } })),
    "POST /apiIncubation/ProgramApplicantsAnswersReviews/Post": rowsOf((applyId) => ({
      body: { applyId, answerProgramId, score: 3 },
    })),
    "PUT /apiIncubation/ProgramApplicantsAnswersReviews/Put": rowsOf((applyId) => ({
      body: { applyId, answerProgramId, score: 4 },
    })),
    "POST /apiIncubation/ProgramApplicantReviewCategoryReview/Post": rowsOf((applyId) => ({
      query: { applyId },
      body: { remarkToOrganizer: "Read" },
    })),
    // The owner has no scores yet.
    "POST /apiIncubation/ProgramReview/Discussion": rowsOf(
      (applyId) => ({ query: { applyId }, body: { text: "A strong team." } }),
      409,
    ),
    "PUT /apiIncubation/ProgramApplicantReviewCategoryReview/Put": rowsOf((applyId) => ({
      body: { reviews: reviews(applyId) },
    })),
    // There is no file in a blind phase.
    "GET /apiIncubation/ProgramReview/File": rowsOf((applyId) => ({ query: { applyId } }), 404),
  };
};
