import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { countryList } from "#features/reference/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { openedIn, saveVersioned } from "#shared/edit/versioned-form.ts";
import { isLocale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import type { Route } from "./+types/admin-report-category.page";
import {
  addGalleryPicture,
  deleteCategoryCover,
  deleteGalleryPicture,
  getCategoryContent,
  putCategoryContent,
  putCategoryCover,
} from "./contract.ts";
import { CategoryForm } from "./parts/category-form.tsx";
import { CategoryPictures } from "./parts/category-pictures.tsx";
import { type CategoryValues, openedCategory } from "./parts/category-values.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const [content, countries] = await Promise.all([api(getCategoryContent, { params: { id } }), api(countryList, {})]);
  return { content, countries: countries.map((country) => ({ value: country.id, label: country.name })) };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const [intent, file, wanted] = [text("intent"), form.get("file"), text("language")];
  const params = { id, language: isLocale(wanted) ? wanted : locale };
  try {
    if (intent === "save") {
      const mine = {
        targetCountryIds: form.getAll("country").map(String).sort(),
        descriptionEn: text("descriptionEn"),
        descriptionTr: text("descriptionTr"),
      };
      return await saveVersioned<CategoryValues>(openedIn(form), mine, {
        read: async () => openedCategory(await api(getCategoryContent, { params: { id } })),
        save: async (values, version) =>
          (await api(putCategoryContent, { params: { id }, body: { ...values, version } })).version,
      });
    }
    if (intent === "removeCover") await api(deleteCategoryCover, { params });
    else if (intent === "removePicture")
      await api(deleteGalleryPicture, { params, query: { address: text("address") } });
    else if (file instanceof File)
      await api(intent === "cover" ? putCategoryCover : addGalleryPicture, { params, body: { file } });
    return {};
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({ title: text("reportsManagement.category.title"), description: "", noindex: true }));

export default function CategoryPage({ loaderData: { content, countries }, actionData }: Route.ComponentProps) {
  const text = useTranslations("reportsManagement.category");
  const locale = useLocale();
  const { opened, key } = useOpened(openedCategory(content), actionData);
  return (
    <>
      <AdminHead
        title={locale === "tr" ? content.nameTr : content.nameEn}
        below="adminReportManagementCategory"
        lead={text("title")}
        actions={
          <Link to={pathTo("adminReportManagementCategory", locale)} className="button button-secondary">
            {text("back")}
          </Link>
        }
      />
      <div className="grid gap-5">
        <CategoryForm key={key} opened={opened} countries={countries} answer={actionData} />
        {content.pictures.map((pictures) => (
          <CategoryPictures key={pictures.language} pictures={pictures} />
        ))}
      </div>
    </>
  );
}
