import type { Picture } from '../../shared/api';
import { formatBytes, formatShortMoment } from '../ui/format';
import { DeletePicture } from './delete-picture';
import { EditAlt } from './edit-alt';
import { pictureTitle } from './picture-title';
import { PictureUses } from './picture-uses';
import { Thumbnail } from './thumbnail';

/** A picture of the library, with what can be done with it. */
export function PictureCard({ picture }: { picture: Picture }) {
  const { path, width, height, bytes, createdAt, createdBy, usedBy, isUsedByDeleted } = picture;
  return (
    <article>
      <a href={`/media/${path}`} target="_blank" rel="noreferrer">
        <Thumbnail src={`/media/${path}`} alt={`${pictureTitle(picture)}, op ware grootte`} />
      </a>
      <h2 className="mt-3 font-semibold">
        <bdi>{pictureTitle(picture)}</bdi>
      </h2>
      <p className="text-sm text-steel">
        {width}&nbsp;×&nbsp;{height}&nbsp;px, {formatBytes(bytes)}. {formatShortMoment(createdAt)},
        door {createdBy}.
      </p>
      <PictureUses picture={picture} />
      <EditAlt picture={picture}>
        {usedBy.length === 0 && !isUsedByDeleted && <DeletePicture picture={picture} />}
      </EditAlt>
    </article>
  );
}
