import type { ActionFailure } from "#shared/action-failure.ts";
import type { SentTo } from "#shared/intent-action.ts";
import { useAutosave } from "#ui/edit-form/use-autosave.ts";
import type { Review, SavedReview } from "../contract.ts";
import type { reviewAction } from "./review-action.ts";
import { isSendable, type ReviewValues, saveOf, valuesOf, waitsForScore } from "./review-values.ts";

interface ReviewOptions {
  applyId: string;
  /** The version that is read. */
  submissionId: string;
  review: Review;
  categoryIds: readonly string[];
  isOpen: boolean;
  onFinished: (saved: SavedReview) => void;
  onRefused: (failure: ActionFailure) => void;
}

/** One's review while it is written. Finished without a connection, it is finished once there is one. */
export function useReview({
  applyId,
  submissionId,
  review,
  categoryIds,
  isOpen,
  onFinished,
  onRefused,
}: ReviewOptions) {
  const { put, ...form } = useAutosave<Review, SavedReview, "finish">({
    draftKey: `review/${applyId}`,
    thing: review,
    storedOf: (stored) => ({ version: stored.version, values: valuesOf(stored, categoryIds) }),
    thingOf: (saved) => saved.review,
    mayEdit: isOpen,
    keepsIntent: true,
    requestOf: (state, changed, intent) => {
      const fields = new Set([...changed].filter((field) => isSendable(field, state)));
      const isFinished = intent === "finish";
      if (fields.size === 0 && !isFinished) return undefined;
      const body = saveOf(state.values, fields, state.version);
      return {
        intent: "save",
        applyId,
        body: isFinished ? { ...body, submissionId, isFinished } : body,
      } satisfies SentTo<typeof reviewAction>;
    },
    staysHere: (field, values) => waitsForScore(values, field),
    onSaved: (saved, intent) => {
      if (intent === "finish") onFinished(saved);
    },
    onRefused,
  });
  return {
    ...form,
    /** Sends what is not on the server yet at once: the page is about to be left. */
    flush: () => put("draft"),
    /** `also`: values that are entered with it. */
    finish: (also?: ReviewValues) => put("finish", also),
  };
}
