import type { Api } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { fieldsOf, type TextKind } from "../../limits.ts";
import {
  discardContentDraft,
  getContentVersion,
  publishContent,
  type SavedDraft,
  saveContentDraft,
} from "../contract.ts";

/** Does what a form of the page names in `intent`; answers what was done. */
export async function contentAction(api: Api, key: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const params = { key };
  const version = Number(text("version"));
  const options = { handlesNotFound: true };
  switch (text("intent")) {
    case "save": {
      const kind = text("kind") as TextKind;
      const [en, tr] = LOCALES.map((locale) =>
        Object.fromEntries(fieldsOf(kind).map(([name]) => [name, text(`${locale}.${name}`)])),
      );
      const inForceSince = text("inForceSince") || null;
      const body = { kind, texts: { en: en!, tr: tr! }, inForceSince, version } as SavedDraft;
      await api(saveContentDraft, { params, body }, options);
      return "saved" as const;
    }
    case "publish": {
      const body = { version, at: text("at") || null, isComplete: form.has("isComplete") };
      await api(publishContent, { params, body }, options);
      return body.at && new Date(body.at) > new Date() ? ("planned" as const) : ("published" as const);
    }
    case "restore": {
      const number = Number(text("number"));
      const { kind, texts, inForceSince } = await api(getContentVersion, { params: { key, number } }, options);
      const body = { kind, texts, inForceSince, version } as SavedDraft;
      await api(saveContentDraft, { params, body }, options);
      return "restored" as const;
    }
    default:
      await api(discardContentDraft, { params }, options);
      return "discarded" as const;
  }
}
