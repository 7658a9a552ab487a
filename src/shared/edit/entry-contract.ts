import { z } from "zod";
import { type ApiPath, endpoint, id, yesOrNo } from "../endpoint.ts";
import { imageUpload } from "../upload.ts";
import { similar, similarTo } from "./similar.ts";

interface EntryPaths<Name extends string> {
  path: ApiPath;
  /** The name of its id in queries: "organizerId". */
  idName: Name;
  /** "an organization" */
  one: string;
}

/** The calls that every noun has whose entries members add and manage, beside adding, reading and saving. */
export function entryCalls<const Name extends string>({ path, idName, one }: EntryPaths<Name>) {
  const common = { access: "signedIn", right: "writes" } as const;
  const failures = ["notFound", "forbidden", "hiddenEntry"] as const;
  const byId = { [idName]: id } as Record<Name, typeof id>;
  return {
    idName,
    similar: endpoint({
      method: "POST",
      path: `${path}/Similar`,
      summary: `Listed entries with the same name or website as ${one} that somebody is about to add`,
      access: "signedIn",
      kind: "read",
      body: similarTo,
      answer: z.array(similar),
    }),
    show: endpoint({
      ...common,
      method: "PATCH",
      path: `${path}/SetVisibility`,
      summary: `Show ${one}, or hide it with all that hangs on it from all but its members`,
      failures: ["notFound", "forbidden"],
      query: z.object({ ...byId, visibility: yesOrNo }),
      answer: z.object({ isVisible: z.boolean() }),
    }),
    confirm: endpoint({
      ...common,
      method: "POST",
      path: `${path}/Confirm`,
      summary: `Say that everything in the entry of ${one} is still right`,
      failures,
      query: z.object(byId),
      answer: z.object({ confirmedAt: z.iso.datetime() }),
    }),
    setLogo: endpoint({
      ...common,
      method: "POST",
      path: `${path}/Logo`,
      summary: `Replace the logo of ${one}`,
      ...imageUpload,
      failures: [...failures, "notAnImage"],
      query: z.object(byId),
      answer: z.string(),
    }),
    removeLogo: endpoint({
      ...common,
      method: "DELETE",
      path: `${path}/Logo`,
      summary: `Take the logo of ${one} away; again is no error`,
      failures,
      query: z.object(byId),
      answer: z.null(),
    }),
    delete: endpoint({
      access: "signedIn",
      right: "fullAccess",
      method: "DELETE",
      path: `${path}/Delete/:id`,
      summary: `Delete ${one}: it is nowhere any more, nor is what hangs on it; an admin can bring it back`,
      failures: ["notFoundOnDelete", "noPermissionToDelete"],
      params: z.object({ id }),
      answer: z.null(),
    }),
  };
}
export type EntryCallsOf<Name extends string> = ReturnType<typeof entryCalls<Name>>;
