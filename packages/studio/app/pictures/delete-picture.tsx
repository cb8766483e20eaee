import { useState } from 'react';
import type { Picture } from '../../shared/api';
import { Button } from '../ui/button';
import { DeleteDialog } from '../ui/delete-dialog';
import { pictureTitle } from './picture-title';
import { useDeletePicture } from './requests';
import { Thumbnail } from './thumbnail';

/** Deletes a picture that no post uses, after asking. */
export function DeletePicture({ picture }: { picture: Picture }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeletePicture();
  const title = pictureTitle(picture);

  return (
    <>
      <Button
        look="quiet"
        className="text-failure"
        aria-label={`${title} verwijderen`}
        onClick={() => setIsAsking(true)}
      >
        Verwijderen
      </Button>
      {isAsking && (
        <DeleteDialog
          title={`Afbeelding ${title} verwijderen?`}
          action="Verwijderen"
          remove={remove}
          onDelete={() => remove.mutate(picture.path)}
          onClose={() => setIsAsking(false)}
        >
          <Thumbnail src={`/media/${picture.path}`} alt={picture.alt} />
          <p>Dit kan niet ongedaan worden gemaakt. Geen artikel gebruikt deze afbeelding.</p>
        </DeleteDialog>
      )}
    </>
  );
}
