import type { OpenAPIV3_1 } from "openapi-types";
import { z } from "zod";
import type { Endpoint } from "#shared/endpoint.ts";
import { isPartnerPath } from "#shared/partner-areas.ts";
import { PARTNER_SHAPES } from "#shared/partners.ts";

const PARTNER_TAG = "Partners, v1";
const TAG_TEXT =
  "For programs of partners: lists, entries and funding, with named shapes. A call without a key answers what visitors see, one with a " +
  "member's key what that member sees. `fields` chooses fields, `nextCursor` goes on, `ETag` with `If-None-Match` saves what is there already.";

type Document = OpenAPIV3_1.Document;
type Schema = OpenAPIV3_1.SchemaObject;

const refOf = (name: string) => `#/components/schemas/${name}`;

/** The document with the calls for partners first, under a tag of their own, and with names for what they answer. */
export function withPartners(document: Document, endpoints: readonly Endpoint[]): Document {
  const paths = Object.entries(document.paths ?? {});
  for (const { path, answer } of endpoints.filter((call) => isPartnerPath(call.path))) {
    const operation = document.paths?.[path.replace(/:(\w+)/g, "{$1}")]?.get;
    if (!operation) continue;
    const name = PARTNER_SHAPES.get(answer)?.id;
    if (!name) throw new Error(`The answer of ${path} has no name.`);
    operation.tags = [PARTNER_TAG];
    Object.assign(operation.responses ?? {}, { 200: answered(name) });
  }
  const isFirst = ([path]: [string, unknown]) => isPartnerPath(path);
  return {
    ...document,
    tags: [{ name: PARTNER_TAG, description: TAG_TEXT }],
    paths: Object.fromEntries([...paths.filter(isFirst), ...paths.filter((entry) => !isFirst(entry))]),
    components: { ...document.components, schemas: { ...shapes(), ...document.components?.schemas } },
  };
}

const answered = (name: string): OpenAPIV3_1.ResponseObject => ({
  description: "Done",
  headers: {
    ETag: { description: "Of this answer; `If-None-Match` with it is answered 304.", schema: { type: "string" } },
  },
  content: {
    "application/json": {
      schema: { type: "object", required: ["data"], properties: { data: { $ref: refOf(name) } } },
    },
  },
});

function shapes(): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(PARTNER_SHAPES, { io: "output", uri: refOf });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema as Schema]),
  );
}
