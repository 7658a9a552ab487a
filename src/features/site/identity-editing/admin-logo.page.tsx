import type { ChangeEvent } from "react";
import { useFetcher } from "react-router";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import { pageContext } from "#shared/page-context.ts";
import { IMAGE_LIMIT } from "#shared/upload-limits.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { FileButton, PICTURE_FORMATS } from "#ui/pictures/file-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-logo.page";
import { deleteLogo, getSiteIdentity, putLogo } from "./contract.ts";
import { identityMeta } from "./parts/identity-meta.ts";

interface Saved {
  saved?: true;
  failure?: ActionFailure;
}

export async function loader({ context }: Route.LoaderArgs) {
  const { logo } = await pageContext(context).api(getSiteIdentity, {});
  return logo.value;
}

export async function action({ request, context }: Route.ActionArgs): Promise<Saved> {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const file = form.get("file");
  const params = { kind: form.get("kind") === "mobile" ? ("mobile" as const) : ("desktop" as const) };
  try {
    if (file instanceof File) await api(putLogo, { params, body: { file } });
    else await api(deleteLogo, { params });
    return { saved: true };
  } catch (error) {
    return actionFailure(error, locale) as Saved;
  }
}

export const meta = identityMeta("logo");

export default function LogoPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("siteIdentityEditing.logo");
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <div className="grid gap-5 md:grid-cols-2">
        <OneLogo kind="desktop" address={loaderData.desktopLogo} />
        <OneLogo kind="mobile" address={loaderData.mobileLogo} />
      </div>
      <p className="mt-4 text-sm text-ink-muted">{text("hint", { size: IMAGE_LIMIT / 1024 / 1024 })}</p>
    </>
  );
}

function OneLogo({ kind, address }: { kind: "desktop" | "mobile"; address: string | null }) {
  const text = useTranslations("siteIdentityEditing.logo");
  const { submit, state, data } = useFetcher<Saved>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const form = new FormData();
    form.set("kind", kind);
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  const failure = state === "idle" ? data?.failure : undefined;
  return (
    <Card title={text(kind)}>
      <div className="grid gap-4">
        {failure && <FormAlert failure={failure} />}
        <div className="grid gap-px overflow-hidden rounded-control border border-line">
          {["light", "dark"].map((theme) => (
            <div key={theme} data-theme={theme} className="grid h-20 place-items-center bg-surface text-ink">
              {address ? (
                <img src={address} alt={text("alt")} className="h-8 w-auto max-w-40 object-contain" />
              ) : (
                <span className="text-sm text-ink-muted">{text("own")}</span>
              )}
            </div>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <FileButton label={text("choose")} accept={PICTURE_FORMATS} busy={state !== "idle"} onChange={choose} />
          {address && (
            <Button kind="quiet" onClick={() => void submit({ kind }, { method: "post" })}>
              {text("remove")}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-good">
          {state === "idle" && data?.saved && text("saved")}
        </p>
      </div>
    </Card>
  );
}
