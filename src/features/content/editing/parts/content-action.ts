import { openedIn, saveVersioned } from "#shared/edit/versioned-form.ts";
import type { Api } from "#shared/endpoint.ts";
import type { TextKind } from "../../limits.ts";
import {
  discardContentDraft,
  getContentVersion,
  getEditedContent,
  publishContent,
  type SavedDraft,
  saveContentDraft,
} from "../contract.ts";
import { type DraftValues, draftFields, openedDraft, savedDraft } from "./draft-values.ts";

/** Does what a form of the page names in `intent`; answers what was done, and the version since then. */
export async function contentAction(api: Api, key: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const params = { key };
  const version = Number(text("version"));
  const options = { handlesNotFound: true };
  switch (text("intent")) {
    case "save": {
      const kind = text("kind") as TextKind;
      const mine = Object.fromEntries(draftFields(kind).map((field) => [field, text(field)]));
      const saved = await saveVersioned(openedIn<DraftValues>(form), mine, {
        read: async () => openedDraft(await api(getEditedContent, { params }, options)),
        save: async (values, opened) => {
          const body = savedDraft(kind, values, opened);
          return (await api(saveContentDraft, { params, body }, options)).version;
        },
      });
      return { done: "saved" as const, ...saved };
    }
    case "publish": {
      const body = { version, at: text("at") || null, isComplete: form.has("isComplete") };
      const published = await api(publishContent, { params, body }, options);
      return { done: published.publishAt ? ("planned" as const) : ("published" as const), version: published.version };
    }
    case "restore": {
      const number = Number(text("number"));
      const { kind, texts, inForceSince } = await api(getContentVersion, { params: { key, number } }, options);
      const body = { kind, texts, inForceSince, version } as SavedDraft;
      const restored = await api(saveContentDraft, { params, body }, options);
      return { done: "restored" as const, version: restored.version };
    }
    default: {
      const discarded = await api(discardContentDraft, { params, query: { version } }, options);
      return { done: "discarded" as const, version: discarded.version };
    }
  }
}
