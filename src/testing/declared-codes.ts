/** The part of the document of the API that names failures. */
export interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
}

/** The codes with which a call may fail, by what the document of the API says. `method` and `path` are those of the document. */
export function declaredCodes({ paths }: ApiDocument, method: string, path: string): string[] {
  const { responses = {} } = paths[path]?.[method.toLowerCase()] ?? {};
  return Object.values(responses).flatMap(({ $ref }) => $ref?.replace("#/components/responses/", "").split("-") ?? []);
}
