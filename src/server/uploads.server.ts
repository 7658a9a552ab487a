import { createHash } from "node:crypto";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "#shared/errors.ts";
import { visibleText } from "#shared/visible-text.ts";
import type { App } from "./app.server.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Digest of the file, to compare the body with an earlier attempt. */
    uploadDigest: string | undefined;
  }
}

/**
 * Lets endpoints with an `uploadLimit` accept forms. Files are held in memory, because the limits are a few megabytes.
 */
export async function takeUploads(app: App): Promise<void> {
  app.decorateRequest("uploadDigest", undefined);
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1000, headerPairs: 20 } });
}

/**
 * Reads the form of an upload into the body. `file` becomes a `File`; its name and type are unchecked. Throws `tooBig`
 * as soon as the limit is exceeded, `unsupportedMediaType` for anything but a form, `invalidInput` for an incomplete or
 * malformed form.
 */
export const readUpload = (limit: number) => async (request: FastifyRequest) => {
  if (!request.isMultipart()) throw new AppError("unsupportedMediaType");
  const part = await request.file({ limits: { fileSize: limit } }).catch(refuseForm);
  if (part?.fieldname !== "file") throw new AppError("invalidInput", [{ field: "file", reason: "missing" }]);
  const bytes = await part.toBuffer().catch((error) => {
    throw part.file.truncated ? new AppError("tooBig") : refuseForm(error);
  });
  // If the limit is reached exactly at the end of a chunk, the reader ends without an error.
  if (part.file.truncated) throw new AppError("tooBig");
  request.uploadDigest = createHash("sha256").update(bytes).digest("base64url");
  request.body = { file: new File([new Uint8Array(bytes)], visibleText(part.filename ?? ""), { type: part.mimetype }) };
};

/** Errors of the parser have a status only for known cases, such as too many fields; others mean a malformed form. */
function refuseForm(error: unknown): never {
  if (error instanceof Error && "statusCode" in error) throw error;
  throw new AppError("invalidInput", [{ field: "file", reason: "incompleteForm" }]);
}
