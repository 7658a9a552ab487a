import { createHash } from "node:crypto";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "#shared/errors.ts";
import type { App } from "./app.server.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What stands for the file where a body is compared with that of an earlier attempt. */
    uploadDigest: string | undefined;
  }
}

/** Lets endpoints with an `uploadLimit` take forms. Nothing is written to a disk: our limits are a few megabytes. */
export async function takeUploads(app: App): Promise<void> {
  app.decorateRequest("uploadDigest", undefined);
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1000, headerPairs: 20 } });
}

/**
 * Reads the form of an upload into the body: `file` becomes a `File`, whose name and type are only the sender's claim.
 * Throws `tooBig` as soon as the limit is passed, `unsupportedMediaType` for anything but a form, `invalidInput` for a form
 * that is broken or not whole.
 */
export const readUpload = (limit: number) => async (request: FastifyRequest) => {
  if (!request.isMultipart()) throw new AppError("unsupportedMediaType");
  const part = await request.file({ limits: { fileSize: limit } }).catch(refuseForm);
  if (part?.fieldname !== "file") throw new AppError("invalidInput", [{ field: "file", reason: "missing" }]);
  const bytes = await part.toBuffer().catch((error) => {
    throw part.file.truncated ? new AppError("tooBig") : refuseForm(error);
  });
  // Where the limit lies at the end of a piece, the reader ends without an error.
  if (part.file.truncated) throw new AppError("tooBig");
  request.uploadDigest = createHash("sha256").update(bytes).digest("base64url");
  request.body = { file: new File([new Uint8Array(bytes)], part.filename ?? "", { type: part.mimetype }) };
};

/** What the parser says of a form it cannot read names no status; what does, such as too many fields, tells it. */
function refuseForm(error: unknown): never {
  if (error instanceof Error && "statusCode" in error) throw error;
  throw new AppError("invalidInput", [{ field: "file", reason: "not a whole form" }]);
}
