import { useLocation } from "react-router";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Button } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";

/** The choice whether visits may be counted: two buttons of one weight. It loads the page anew, with or without the script. */
export function VisitsChoice({ choice }: { choice: "yes" | "no" | undefined }) {
  const text = useTranslations("site.visits");
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={RESOURCE_PATHS.countVisits} className="grid gap-3">
      <p className="text-sm">{text(choice ?? "open")}</p>
      <input type="hidden" name={RETURN_PARAM} value={pathname + search} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="choice" value="yes">
          {text("agree")}
        </Button>
        <Button type="submit" name="choice" value="no">
          {text("decline")}
        </Button>
      </div>
    </form>
  );
}
