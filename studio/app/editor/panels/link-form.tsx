import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type FormEvent, useState } from 'react';
import { toSafeLink } from '@/lib/blog/post-html/links';
import { pages } from '@/lib/search/pages';
import { linkAt, removeLink, setLink } from '../commands/links';
import type { Site } from '../html/site';
import { Panel } from './panel';
import { PanelButton } from './panel-button';
import { PanelField } from './panel-field';

type Props = { view: EditorView; state: EditorState; site: Site; onClose: () => void };

const WRONG_ADDRESS =
  'Dit adres kan niet. Begin met https://, mailto: of tel:, of met een schuine streep voor een eigen pagina.';

/** Asks where the selected text should lead. */
export function LinkForm({ view, state, site, onClose }: Props) {
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
    const link = toSafeLink(withScheme(href), site.url);
    if (!link) return setError(WRONG_ADDRESS);
    const pageName = pages.find((page) => page.href === link.href)?.name;
    setLink(link.href, text.trim() || pageName || '')(view.state, view.dispatch);
    close();
  }

  return (
    <Panel label="Link" onEscape={close}>
      <form className="contents" onSubmit={submit} noValidate>
        {needsText && (
          <PanelField
            label="Tekst"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <PanelField
          label="Adres"
          type="text"
          inputMode="url"
          autoComplete="off"
          autoFocus
          value={href}
          error={error}
          onChange={(event) => setHref(event.target.value)}
        />
        <label className="block min-w-48 flex-1 text-sm text-steel">
          Of een pagina van de site
          <select
            className="mt-1 h-11 w-full border border-steel bg-surface px-3 text-base text-ink"
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
        <div className="flex gap-2">
          <PanelButton type="submit" isPrimary>
            {found ? 'Link wijzigen' : 'Link zetten'}
          </PanelButton>
          {found && (
            <PanelButton
              onClick={() => {
                removeLink(view.state, view.dispatch);
                close();
              }}
            >
              Link weghalen
            </PanelButton>
          )}
          <PanelButton onClick={close}>Annuleren</PanelButton>
        </div>
      </form>
    </Panel>
  );
}

/** People leave out what browsers do not show. */
function withScheme(address: string): string {
  const trimmed = address.trim();
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(trimmed)) return `mailto:${trimmed}`;
  if (/^\+?[\d ()-]{8,}$/.test(trimmed)) return `tel:${trimmed.replaceAll(/[^\d+]/g, '')}`;
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#].*)?$/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}
