import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../shared/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { StatusMessage } from '../ui/status-message';
import { AltField } from './alt-field';
import { useUpload } from './requests';

type UploadDialogProps = { file: File; onClose: (picture: Picture | null) => void };

/** Asks what a file shows, then uploads it. Closing it cancels the upload. */
export function UploadDialog({ file, onClose }: UploadDialogProps) {
  const [alt, setAlt] = useState('');
  const upload = useUpload();
  const cancel = useRef<AbortController>(undefined);
  useEffect(() => () => cancel.current?.abort(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    cancel.current = new AbortController();
    upload.mutate({ file, alt, cancel: cancel.current }, { onSuccess: onClose });
  }

  return (
    <Dialog title="Afbeelding toevoegen" onClose={() => onClose(null)}>
      <form onSubmit={submit} className="grid gap-5">
        <Preview file={file} />
        <AltField value={alt} onChange={setAlt} autoFocus />
        {upload.isPending && <Progress />}
        {upload.error && <StatusMessage look="failure">{upload.error.message}</StatusMessage>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={upload.isPending || alt.trim() === ''}>
            Toevoegen
          </Button>
          <Button onClick={() => onClose(null)}>Annuleren</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Nothing for a file that the browser cannot show, such as a HEIC photo. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return (
    <figure>
      {url && (
        <img
          src={url}
          alt=""
          onError={() => setUrl(undefined)}
          className="max-h-64 w-full bg-mist object-contain"
        />
      )}
      <figcaption className="mt-1 text-sm text-steel">
        <bdi>{file.name}</bdi>
      </figcaption>
    </figure>
  );
}

function Progress() {
  return (
    <StatusMessage>
      <p>De afbeelding wordt in drie breedten klaargemaakt en op de site gezet…</p>
      <progress aria-hidden="true" className="mt-2 w-full accent-ink motion-reduce:hidden" />
    </StatusMessage>
  );
}
