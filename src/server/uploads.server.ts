import { createHash } from "node:crypto";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
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
  request.body = { file: new File([new Uint8Array(bytes)], nameOf(part.filename), { type: part.mimetype }) };
};

/** A name is not refused for a character that nobody sees, and no text can hold. */
const nameOf = (filename: string | undefined): string =>
  visibleText(filename ?? "")
    .replaceAll("\0", "")
    .toWellFormed();

/** Fields of a form in place of JSON, and bytes of each: in all about as much as JSON may have. */
const FORM_LIMITS = { files: 0, fields: 50, fieldSize: 20_000 };

/**
 * Reads a form without files into the body its call takes as JSON. A field that takes no text is read as JSON. Throws
 * `tooBig`, `invalidInput` naming a field that comes twice.
 */
export const readForm = (body: z.ZodType) => async (request: FastifyRequest) => {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  const shape: Record<string, z.ZodType | undefined> = body instanceof z.ZodObject ? body.shape : {};
  try {
    for await (const part of request.parts({ limits: FORM_LIMITS })) {
      if (part.type === "file") continue;
      if (Object.hasOwn(fields, part.fieldname))
        throw new AppError("invalidInput", [{ field: part.fieldname, reason: "twice" }]);
      if (part.valueTruncated) throw new AppError("tooBig");
      fields[part.fieldname] = valueOfField(String(part.value), shape[part.fieldname]);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    refuseForm(error);
  }
  request.body = fields;
};

function valueOfField(text: string, schema: z.ZodType | undefined): unknown {
  if (!schema || schema.safeParse(text).success) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Errors of the parser have a status only for known cases, such as too many fields; others mean a malformed form. */
function refuseForm(error: unknown): never {
  if (error instanceof Error && "statusCode" in error) throw error;
  throw new AppError("invalidInput", [{ field: "file", reason: "incompleteForm" }]);
}
