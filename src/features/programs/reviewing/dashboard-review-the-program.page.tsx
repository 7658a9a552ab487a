import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { DefaultLayout } from "#ui/layouts.tsx";
import type { Route } from "./+types/dashboard-review-the-program.page";
import { reviewedApplication } from "./contract.ts";
import { Answers } from "./parts/answers.tsx";
import { reviewAction } from "./parts/review-action.ts";
import { BlindNote, ReviewHead } from "./parts/review-head.tsx";
import { Scoring } from "./parts/scoring.tsx";

export function loader({ context, params: { programSeoUrl, programApplyId }, url }: Route.LoaderArgs) {
  const phaseId = url.searchParams.get("phase") ?? undefined;
  return pageContext(context).api(reviewedApplication, { query: { applyId: programApplyId, programSeoUrl, phaseId } });
}

export const action = ({ request, context }: Route.ActionArgs) => reviewAction(request, pageContext(context));

/** A save answers what has changed; reading the page again would cost a juror without a good connection a second for each. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: Record<string, unknown>) =>
  formMethod === "POST" ? false : Boolean(defaultShouldRevalidate);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsReviewing.applicationTitle", { label: args.loaderData?.label ?? "" }),
    description: t("programsReviewing.queueLead"),
    noindex: true,
  }));

export default function ReviewPage({ loaderData: application }: Route.ComponentProps) {
  return (
    <DefaultLayout>
      <ReviewHead application={application} />
      {application.queue.phase.isBlind && <BlindNote />}
      <Scoring
        key={application.applyId}
        application={application}
        answers={(activeId) => <Answers application={application} activeId={activeId} />}
      />
    </DefaultLayout>
  );
}
