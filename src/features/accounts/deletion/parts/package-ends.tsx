import { useTranslations } from "#ui/translations.ts";

/** A package that ends with the account, or before. */
export interface EndingPackage {
  name: string;
  hasColleagues: boolean;
}

/** Says when a package ends, and with it the seats of colleagues, where somebody has one. */
export function PackageEnds({ name, hasColleagues }: EndingPackage) {
  const text = useTranslations("accountsDeletion");
  return (
    <>
      {text("packageEnds", { name })}
      {hasColleagues && ` ${text("seatsEnd")}`}
    </>
  );
}
