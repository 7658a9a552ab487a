import type { Pictures } from "#server/discovery/pictures.server.ts";
import { artAddress } from "#shared/art.ts";
import { formatDate } from "#shared/format.ts";
import { postBySlug } from "../queries.server.ts";

export const postPictures: Pictures = {
  kind: "post",
  async contentOf(db, slug, locale) {
    const post = await postBySlug(db, slug, locale);
    return (
      post && {
        image: null,
        drawnAs: "mark",
        cover: artAddress("cover", post.id),
        title: post.title,
        text: post.summary,
        facts: [post.author, formatDate(post.publishedAt, locale)],
      }
    );
  },
};
