import { DetailHead, HEAD_PICTURE } from "#ui/detail-head.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import type { PatentPage } from "../patent.page.tsx";
import { OrganizationLink } from "./organization-link.tsx";

/** The protected thing and its owner. */
export function Head(page: PatentPage) {
  const { name, photo } = page.patent;
  return (
    <DetailHead
      name={name}
      picture={<LetterTile name={name} photo={photo} className={HEAD_PICTURE} />}
      actions={<ShareButton name={name} url={page.url} />}
    >
      <p className="mt-1 text-ink-muted wrap-anywhere">
        <OrganizationLink {...page} />
      </p>
    </DetailHead>
  );
}
