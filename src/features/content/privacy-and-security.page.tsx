import { contentLoader } from "./parts/content-loader.ts";
import { ContentPage, contentMeta } from "./parts/content-page.tsx";

export const loader = contentLoader;
export const meta = contentMeta;
export default ContentPage;
