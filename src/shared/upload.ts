import { z } from "zod";
import { FILE_LIMIT, IMAGE_LIMIT, PRESENTATION_LIMIT } from "./upload-limits.ts";

/** The form of an upload: one field, `file`. */
const form = z.object({ file: z.file() });

/** For `endpoint({ method: "POST", path, summary, ...imageUpload, answer: z.string() })`. The handler checks what kind of file it is. */
export const imageUpload = { body: form, uploadLimit: IMAGE_LIMIT, failures: ["notAnImage"] as const };
export const presentationUpload = {
  body: form,
  uploadLimit: PRESENTATION_LIMIT,
  failures: ["notAPresentation"] as const,
};
export const fileUpload = { body: form, uploadLimit: FILE_LIMIT, failures: ["notAPdf"] as const };

/** The body of an upload as it is sent. */
export function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, File>)) form.append(name, value);
  return form;
}
