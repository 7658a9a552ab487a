import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { addPost, changePost, removePost } from "./commands.server.ts";
import { postTable } from "./queries.server.ts";

/** Posts of the blog, for admins to write. */
export function postManagementApi(app: App): void {
  serveTable(app, postTable, { add: addPost, change: changePost, remove: removePost });
}
