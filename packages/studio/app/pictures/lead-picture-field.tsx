import { splitFocus, withFocus } from '@/lib/posts/focus';
import type { Picture } from '../../shared/api';
import { useSiteOfPosts } from '../posts/use-site-of-posts';
import { Button } from '../ui/button';
import { AltField } from './alt-field';
import { DropArea } from './drop-area';
import { FileButton } from './file-button';
import { FocusField } from './focus-field';
import { Thumbnail } from './thumbnail';
import { usePictureDialogs } from './use-picture-dialogs';

type LeadPicture = { image_url: string | null; image_alt: string | null };
type LeadPictureFieldProps = { value: LeadPicture; onChange: (value: LeadPicture) => void };

/** The picture above a post, with what it shows. */
export function LeadPictureField({ value, onChange }: LeadPictureFieldProps) {
  const { uploadPicture, choosePicture, dialogs } = usePictureDialogs();
  const { toImage } = useSiteOfPosts();

  async function use(chosen: Promise<Picture | null>) {
    const picture = await chosen;
    if (picture) onChange({ image_url: `/media/${picture.path}`, image_alt: picture.alt });
  }
  const upload = ([file]: File[]) => file && use(uploadPicture(file));

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">Afbeelding boven het artikel</legend>
      <DropArea onFiles={upload} className={value.image_url ? '' : 'p-4'}>
        {value.image_url ? (
          <Thumbnail
            src={toImage(value.image_url) ?? value.image_url}
            alt={value.image_alt ?? ''}
            isCropped
          />
        ) : (
          <p>
            Sleep een liggende foto hierheen, of kies er een. 1600 bij 900&nbsp;px past precies.
          </p>
        )}
      </DropArea>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => use(choosePicture())}>Kiezen</Button>
        <FileButton onFiles={upload}>Uploaden</FileButton>
        {value.image_url && (
          <Button look="quiet" onClick={() => onChange({ image_url: null, image_alt: null })}>
            Weghalen
          </Button>
        )}
      </div>
      {value.image_url && (
        <FocusField
          src={toImage(value.image_url) ?? value.image_url}
          value={splitFocus(value.image_url).focus}
          onChange={(focus) =>
            onChange({ ...value, image_url: withFocus(value.image_url ?? '', focus) })
          }
        />
      )}
      {value.image_url && (
        <AltField
          value={value.image_alt ?? ''}
          onChange={(image_alt) => onChange({ ...value, image_alt })}
        />
      )}
      {dialogs}
    </fieldset>
  );
}
