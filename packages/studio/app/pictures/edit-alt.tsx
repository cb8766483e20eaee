import { type FormEvent, type ReactNode, useState } from 'react';
import type { Picture } from '../../shared/api';
import { Button } from '../ui/button';
import { ActionFailure } from '../ui/failure';
import { AltField } from './alt-field';
import { pictureTitle } from './picture-title';
import { useChangeAlt } from './requests';

type EditAltProps = {
  picture: Picture;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** What a picture shows, to read and to change. */
export function EditAlt({ picture, children }: EditAltProps) {
  const [alt, setAlt] = useState<string>();
  const [wasOpen, setWasOpen] = useState(false);
  const change = useChangeAlt();

  if (alt === undefined) {
    return (
      <div>
        <p className={`mt-2 ${picture.alt ? '' : 'font-semibold text-failure'}`}>
          {picture.alt || 'Beschrijving ontbreekt.'}
        </p>
        <div className="-ml-4 flex flex-wrap">
          <Button
            look="quiet"
            aria-label={`Beschrijving wijzigen van ${pictureTitle(picture)}`}
            // The focus returns to where it was.
            autoFocus={wasOpen}
            onClick={() => {
              setAlt(picture.alt);
              setWasOpen(true);
            }}
          >
            Beschrijving wijzigen
          </Button>
          {children}
        </div>
      </div>
    );
  }

  function save(event: FormEvent) {
    event.preventDefault();
    change.mutate({ path: picture.path, alt: alt ?? '' }, { onSuccess: () => setAlt(undefined) });
  }

  return (
    <form onSubmit={save} className="mt-2 grid gap-3">
      <AltField value={alt} onChange={setAlt} autoFocus />
      {change.error && <ActionFailure error={change.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={change.isPending}>
          Bewaren
        </Button>
        <Button onClick={() => setAlt(undefined)}>Annuleren</Button>
      </div>
    </form>
  );
}
