import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { toSafeLink } from '@/lib/posts/post-html/links';
import { controlStyle, TextField } from '../../ui/field';
import type { Site } from '../html/site';
import { type FindPosts, type OwnPage, ownPages } from './own-pages';
import { PostSearch } from './post-search';
import { typedAddress } from './typed-address';

const WRONG_ADDRESS =
  'Dit adres kan niet. Begin met https://, mailto: of tel:, of met een schuine streep voor een eigen pagina.';

/** The address that a person means, or what is wrong with it. */
export function readAddress(typed: string, site: Site): { href: string } | { error: string } {
  const link = toSafeLink(typedAddress(typed), site.url);
  return link ? { href: link.href } : { error: WRONG_ADDRESS };
}

/** What a form of the editor that asks for an address gets. */
export type AddressFormProps = {
  view: EditorView;
  state: EditorState;
  site: Site;
  findPosts: FindPosts;
  onClose: () => void;
};

type AddressFieldsProps = {
  href: string;
  error: string | undefined;
  findPosts: FindPosts;
  onType: (href: string) => void;
  /** Called when the person has typed an address. */
  onTyped?: () => void;
  onChoose: (page: OwnPage) => void;
};

/** Where a link leads: an address, or a page or post of the site. */
export function AddressFields({
  href,
  error,
  findPosts,
  onType,
  onTyped,
  onChoose,
}: AddressFieldsProps) {
  function choose(chosen: string) {
    const page = ownPages.find((candidate) => candidate.href === chosen);
    if (page) onChoose(page);
    else onType('');
  }

  return (
    <>
      <div className="min-w-48 flex-1">
        <TextField
          label="Adres"
          type="text"
          inputMode="url"
          autoComplete="off"
          autoFocus
          value={href}
          error={error}
          onChange={(event) => onType(event.target.value)}
          onBlur={onTyped}
        />
      </div>
      <label className="block min-w-48 flex-1 font-semibold">
        Of een pagina van de site
        <select
          className={`mt-1 font-normal ${controlStyle}`}
          value={ownPages.some((page) => page.href === href) ? href : ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Kies een pagina</option>
          {ownPages.map((page) => (
            <option key={page.href} value={page.href}>
              {page.title}
            </option>
          ))}
        </select>
      </label>
      <PostSearch href={href} findPosts={findPosts} onChoose={onChoose} />
    </>
  );
}
