import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { type LinkCard, selectedCard, setCard } from '../commands/link-cards';
import { AddressFields, type AddressFormProps, readAddress } from './address-fields';
import { type OwnPage, ownPageAt } from './own-pages';
import { Panel } from './panel';

const EMPTY: LinkCard = { href: '', title: '', description: '' };
const WITHOUT_TITLE = 'Vul een titel in: die leest de bezoeker.';

/** Asks for the address of a card and what it says. The site fills in what it knows of its own pages. */
export function LinkCardForm({ view, state, site, findPosts, onClose }: AddressFormProps) {
  const [selected] = useState(() => selectedCard(state));
  const [card, setTyped] = useState(selected ?? EMPTY);
  /** What was filled in, which another page may replace. */
  const [filled, setFilled] = useState<LinkCard>(EMPTY);
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({});
  const type = (change: Partial<LinkCard>) => setTyped((now) => ({ ...now, ...change }));

  function close() {
    onClose();
    view.focus();
  }

  function fillIn(page: OwnPage) {
    setFilled(page);
    setErrors({});
    setTyped((now) => ({
      href: page.href,
      title: [filled.title, ''].includes(now.title) ? page.title : now.title,
      description: [filled.description, ''].includes(now.description)
        ? page.description
        : now.description,
    }));
  }

  /** Fills in what the site says of an own address that was typed. */
  async function lookUp() {
    const link = readAddress(card.href, site);
    if ('error' in link || link.href === filled.href || link.href === selected?.href) return;
    const page = await ownPageAt(link.href, findPosts);
    if (page) fillIn(page);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const link = readAddress(card.href, site);
    if ('error' in link) return setErrors({ address: link.error });
    const page = card.title.trim() ? undefined : await ownPageAt(link.href, findPosts);
    const title = card.title.trim() || page?.title;
    if (!title) return setErrors({ title: WITHOUT_TITLE });
    const description = card.description.trim() || page?.description || '';
    setCard({ href: link.href, title, description })(view.state, view.dispatch);
    close();
  }

  return (
    <Panel label="Linkkaart" onEscape={close}>
      <form className="contents" onSubmit={submit} noValidate>
        <AddressFields
          href={card.href}
          error={errors.address}
          findPosts={findPosts}
          onType={(href) => type({ href })}
          onTyped={() => void lookUp()}
          onChoose={fillIn}
        />
        <div className="min-w-48 flex-1">
          <TextField
            label="Titel"
            maxLength={120}
            autoComplete="off"
            value={card.title}
            error={errors.title}
            onChange={(event) => type({ title: event.target.value })}
          />
        </div>
        <div className="min-w-48 flex-1">
          <TextField
            label="Beschrijving"
            maxLength={300}
            autoComplete="off"
            value={card.description}
            onChange={(event) => type({ description: event.target.value })}
          />
        </div>
        <div className="flex gap-2">
          <Button type="submit" look="primary">
            {selected ? 'Kaart wijzigen' : 'Kaart zetten'}
          </Button>
          <Button onClick={close}>Annuleren</Button>
        </div>
      </form>
    </Panel>
  );
}
