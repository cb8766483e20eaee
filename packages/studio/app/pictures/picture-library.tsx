import { useState } from 'react';
import { Room } from '../shell/room';
import { StatusMessage } from '../ui/status-message';
import { DropArea } from './drop-area';
import { FileButton } from './file-button';
import { PictureCard } from './picture-card';
import { PictureSearch } from './picture-search';
import { pictureTitle } from './picture-title';
import { usePictureDialogs } from './use-picture-dialogs';

/** The room with all pictures of posts. */
export function PictureLibrary() {
  const { uploadPicture, dialogs } = usePictureDialogs();
  const [added, setAdded] = useState<string>();

  async function addAll(files: File[]) {
    setAdded(undefined);
    const pictures = await Promise.all(files.map(uploadPicture));
    const names = pictures.flatMap((picture) => (picture ? [pictureTitle(picture)] : []));
    if (names.length > 0) setAdded(names.join(', '));
  }

  return (
    <Room title="Afbeeldingen" isWide>
      <DropArea
        onFiles={addAll}
        className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6"
      >
        <p className="max-w-measure">
          Sleep foto’s hierheen, of kies ze. De studio maakt ze geschikt voor elk scherm en haalt de
          plaats weg waar ze zijn genomen.
        </p>
        <FileButton look="primary" multiple onFiles={addAll}>
          Afbeeldingen toevoegen
        </FileButton>
      </DropArea>
      {added && <StatusMessage look="success">Toegevoegd: {added}.</StatusMessage>}
      <PictureSearch empty={<p>Er zijn nog geen afbeeldingen. Voeg hierboven de eerste toe.</p>}>
        {(picture) => <PictureCard picture={picture} />}
      </PictureSearch>
      {dialogs}
    </Room>
  );
}
