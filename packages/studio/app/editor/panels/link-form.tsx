import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type FormEvent, useState } from 'react';
import { pages } from '@/lib/pages/search/pages';
import { toSafeLink } from '@/lib/posts/post-html/links';
import { Button } from '../../ui/button';
import { controlStyle, TextField } from '../../ui/field';
import { linkAt, removeLink, setLink } from '../commands/links';
import type { Site } from '../html/site';
import { linkName } from './link-name';
import { Panel } from './panel';
import { type FindPosts, PostSearch } from './post-search';
import { typedAddress } from './typed-address';

type Props = {
  view: EditorView;
  state: EditorState;
  site: Site;
  findPosts: FindPosts;
  onClose: () => void;
};

const WRONG_ADDRESS =
  'Dit adres kan niet. Begin met https://, mailto: of tel:, of met een schuine streep voor een eigen pagina.';

/** Asks where the selected text should lead. */
export function LinkForm({ view, state, site, findPosts, onClose }: Props) {
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
    const link = toSafeLink(typedAddress(href), site.url);
    if (!link) return setError(WRONG_ADDRESS);
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
        <div className="min-w-48 flex-1">
          <TextField
            label="Adres"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoFocus
            value={href}
            error={error}
            onChange={(event) => setHref(event.target.value)}
          />
        </div>
        <label className="block min-w-48 flex-1 font-semibold">
          Of een pagina van de site
          <select
            className={`mt-1 font-normal ${controlStyle}`}
            value={pages.some((page) => page.href === href) ? href : ''}
            onChange={(event) => setHref(event.target.value)}
          >
            <option value="">Kies een pagina</option>
            {pages.map((page) => (
              <option key={page.href} value={page.href}>
                {page.name}
              </option>
            ))}
          </select>
        </label>
        <PostSearch href={href} findPosts={findPosts} onChoose={setHref} />
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
