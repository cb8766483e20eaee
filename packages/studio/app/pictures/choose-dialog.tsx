import type { Picture } from '../../shared/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FileButton } from './file-button';
import { PictureSearch } from './picture-search';
import { pictureTitle } from './picture-title';
import { Thumbnail } from './thumbnail';

type ChooseDialogProps = {
  onClose: (picture: Picture | null) => void;
  /** Called with a file that is not in the library yet. */
  onFile: (file: File) => void;
};

/** Lets a person choose a picture of the library, or a new one. */
export function ChooseDialog({ onClose, onFile }: ChooseDialogProps) {
  return (
    <Dialog title="Afbeelding kiezen" isWide onClose={() => onClose(null)}>
      <div className="grid gap-6">
        <div className="flex flex-wrap gap-3">
          <FileButton look="primary" onFiles={([file]) => file && onFile(file)}>
            Nieuwe afbeelding
          </FileButton>
          <Button onClick={() => onClose(null)}>Annuleren</Button>
        </div>
        <PictureSearch empty={<p>Er zijn nog geen afbeeldingen. Voeg hierboven de eerste toe.</p>}>
          {(picture) => (
            <button
              type="button"
              onClick={() => onClose(picture)}
              className="group block w-full text-left"
            >
              <Thumbnail src={`/media/${picture.path}`} />
              <span className="mt-2 block font-semibold underline-offset-4 group-hover:underline">
                <bdi>{pictureTitle(picture)}</bdi>
              </span>
              <span className="block text-sm text-steel">
                {picture.alt || 'Beschrijving ontbreekt.'}
              </span>
            </button>
          )}
        </PictureSearch>
      </div>
    </Dialog>
  );
}
