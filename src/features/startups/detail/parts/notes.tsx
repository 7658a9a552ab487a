import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { formatPercent } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { EyeOffIcon, InfoIcon, LockIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";

/** Below this share of filled fields, in percent, the page says that much is missing. */
const SPARSE_BELOW = 36;

/** Why hardly anyone sees this page. */
export function ListingNote({ startup: { isVisible, isDeleted } }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  if (isVisible && !isDeleted) return null;
  return <Note icon={<EyeOffIcon />}>{t(isDeleted ? "deleted" : "notListed")}</Note>;
}

/** How full the entry is, when there is very little. */
export function SparseNote({ startup: { fullness } }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  if (fullness >= SPARSE_BELOW) return null;
  return (
    <Note icon={<InfoIcon />} title={t("sparseTitle")}>
      <p>
        {t("sparse", { percent: formatPercent(fullness / 100, locale) })} {t("sparseText")}
      </p>
    </Note>
  );
}

/** The parts that the viewer does not see, and the conditions that show them. */
export function HiddenNote({ startup: { hidden } }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  if (!hidden.financial && !hidden.team) return null;
  const what = hidden.financial && hidden.team ? "hiddenBoth" : hidden.financial ? "hiddenFinancial" : "hiddenTeam";
  const isVisitor = hidden.reason === "signIn";
  return (
    <Note icon={<LockIcon />} title={t("hiddenTitle")}>
      <p>
        {t(what)} {t(isVisitor ? "hiddenSignIn" : "hiddenRight")}
      </p>
      {isVisitor && (
        <Link
          to={pathTo("login", locale, {}, { [RETURN_PARAM]: pathname + search })}
          className={`${TEXT_LINK} inline-flex min-h-row items-center`}
        >
          {t("signIn")}
        </Link>
      )}
    </Note>
  );
}
