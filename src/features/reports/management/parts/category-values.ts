import type { Opened } from "#shared/edit/versioned-form.ts";

export interface CategoryValues {
  targetCountryIds: string[];
  descriptionEn: string;
  descriptionTr: string;
}

interface Category {
  targetCountryIds: string[];
  version: number;
  pictures: { language: "en" | "tr"; description: string | null }[];
}

/** A category as its form is opened with it. */
export function openedCategory({ targetCountryIds, version, pictures }: Category): Opened<CategoryValues> {
  const description = (language: "en" | "tr") =>
    pictures.find((picture) => picture.language === language)?.description ?? "";
  return {
    version,
    values: {
      targetCountryIds: targetCountryIds.toSorted(),
      descriptionEn: description("en"),
      descriptionTr: description("tr"),
    },
  };
}
