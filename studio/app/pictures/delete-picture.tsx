import { useState } from 'react';
import type { Picture } from '../../shared/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { StatusMessage } from '../ui/status-message';
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
        <Dialog
          title={`Afbeelding ${title} verwijderen?`}
          mayClose={!remove.isPending}
          onClose={() => setIsAsking(false)}
        >
          <div className="grid gap-5">
            <Thumbnail src={`/media/${picture.path}`} alt={picture.alt} />
            <p>Dit kan niet ongedaan worden gemaakt. Geen bericht gebruikt deze afbeelding.</p>
            {remove.error && <StatusMessage look="failure">{remove.error.message}</StatusMessage>}
            <div className="flex flex-wrap gap-3">
              <Button
                look="danger"
                disabled={remove.isPending}
                onClick={() => remove.mutate(picture.path)}
              >
                Verwijderen
              </Button>
              <Button
                data-initial-focus
                disabled={remove.isPending}
                onClick={() => setIsAsking(false)}
              >
                Annuleren
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
