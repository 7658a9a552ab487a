import { z } from "zod";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { deleteCover, deleteCv, deletePhoto, uploadCover, uploadCv, uploadPhoto } from "../../uploads/contract.ts";
import { getOwnProfile, type ProfileBody, saveProfile } from "../contract.ts";

/** The request of the form. `attempt` is the idempotency key, so that a repeated save is one. */
export interface SaveRequest {
  body: ProfileBody;
  attempt: string;
}
export interface FileAnswer {
  failure?: ActionFailure;
}

/** Saves the form, which is sent as JSON, or a file, which is sent as a form with an intent. */
export async function profileAction(request: Request, { api, locale }: PageContext) {
  try {
    if (request.headers.get("content-type")?.includes("json")) {
      const { body, attempt } = await saveRequestOf(request);
      return { saved: await api(saveProfile, { body }, { idempotencyKey: attempt }) };
    }
    const form = await request.formData();
    const file = form.get("file");
    const intent = form.get("intent");
    if (intent === "remove") await remove(api, form.get("kind"));
    else if (file instanceof File) {
      const upload = { photo: uploadPhoto, cover: uploadCover, cv: uploadCv }[String(intent)];
      if (upload) await api(upload, { body: { file } });
    }
    return {};
  } catch (error) {
    const clashes = error instanceof AppError && error.code === "changedMeanwhile";
    return actionFailure(error, locale, clashes ? { current: await api(getOwnProfile, {}) } : {});
  }
}

const saveRequest = z.object({ body: z.unknown(), attempt: z.string() });

/** Reads the request; the call validates its body. Throws `invalidInput` for anything the form does not send. */
async function saveRequestOf(request: Request): Promise<SaveRequest> {
  const sent = saveRequest.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) throw new AppError("invalidInput");
  return sent.data as SaveRequest;
}

const remove = (api: PageContext["api"], kind: FormDataEntryValue | null): Promise<null> => {
  if (kind === "cv") return api(deleteCv, {});
  return api(kind === "cover" ? deleteCover : deletePhoto, {});
};
