import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { linkAt, removeLink, setLink } from '../commands/links';
import { AddressFields, type AddressFormProps, readAddress } from './address-fields';
import { linkName } from './link-name';
import { Panel } from './panel';

/** Asks where the selected text should lead. */
export function LinkForm({ view, state, site, findPosts, onClose }: AddressFormProps) {
  const found = linkAt(state);
  const needsText = state.selection.empty && !found;
  const [href, setHref] = useState(found?.href ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function close() {
    onClose();
    view.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const link = readAddress(href, site);
    if ('error' in link) return setError(link.error);
    setLink(link.href, text.trim() || linkName(link.href) || '')(view.state, view.dispatch);
    close();
  }

  return (
    <Panel label="Link" onEscape={close}>
      <form className="contents" onSubmit={submit} noValidate>
        {needsText && (
          <div className="min-w-48 flex-1">
            <TextField
              label="Linktekst"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
        <AddressFields
          href={href}
          error={error}
          findPosts={findPosts}
          onType={setHref}
          onChoose={(page) => setHref(page.href)}
        />
        <div className="flex gap-2">
          <Button type="submit" look="primary">
            {found ? 'Link wijzigen' : 'Link zetten'}
          </Button>
          {found && (
            <Button
              onClick={() => {
                removeLink(view.state, view.dispatch);
                close();
              }}
            >
              Link weghalen
            </Button>
          )}
          <Button onClick={close}>Annuleren</Button>
        </div>
      </form>
    </Panel>
  );
}
