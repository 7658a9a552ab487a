import type { Api } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { discardContentDraft, getContentVersion, publishContent, saveContentDraft } from "../contract.ts";

/** Does what a form of the page names in `intent`; answers what was done. */
export async function contentAction(api: Api, key: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const params = { key };
  const version = Number(text("version"));
  const options = { handlesNotFound: true };
  switch (text("intent")) {
    case "save": {
      const textIn = (locale: string) => ({
        ...{ title: text(`${locale}.title`), description: text(`${locale}.description`) },
        body: text(`${locale}.body`),
      });
      const [en, tr] = LOCALES.map(textIn);
      const body = { texts: { en: en!, tr: tr! }, inForceSince: text("inForceSince") || null, version };
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
      const { texts, inForceSince } = await api(getContentVersion, { params: { key, number } }, options);
      await api(saveContentDraft, { params, body: { texts, inForceSince, version } }, options);
      return "restored" as const;
    }
    default:
      await api(discardContentDraft, { params }, options);
      return "discarded" as const;
  }
}
