import { Logo } from "#ui/hexagon.tsx";
import { CheckIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";

const REASONS = ["startups", "profile", "apply"] as const;

/** Beside the form: reasons for an account. */
export function WhyAside() {
  const text = useTranslations("accountsSignUp");
  return (
    <section className="rounded-card border border-line bg-honey-soft p-6">
      <Logo className="size-10" />
      <h2 className="mt-4 text-xl">{text("whyTitle")}</h2>
      <ul className="mt-4 grid gap-3.5">
        {REASONS.map((reason) => (
          <li key={reason} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-honey-deep" />
            {text(`why.${reason}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
