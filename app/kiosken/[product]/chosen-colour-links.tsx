'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { AddToProject } from '@/components/site/add-to-project';
import { useChosenColour } from '@/components/site/use-chosen-colour';
import { withColour } from '@/lib/business/configurator/parameters';
import { suggestMessage } from '@/lib/contact/suggested-message';

type LinkProps = { href: string; className: string; children: ReactNode };

/** A link with the chosen colour in its query. */
export function ColouredLink({ href, className, children }: LinkProps) {
  return (
    <Link href={withColour(href, useChosenColour())} prefetch={false} className={className}>
      {children}
    </Link>
  );
}

/** Links to the contact form, whose suggested message names the chosen colour. */
export function AdviceLink({ name, href, className, children }: LinkProps & { name: string }) {
  const colour = useChosenColour();
  const suggestColour = () =>
    suggestMessage(href, { message: `Graag advies over de ${name} in RAL ${colour}.` });
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      onClick={colour ? suggestColour : undefined}
    >
      {children}
    </Link>
  );
}

/** Puts the model in the visitor's project, in the chosen colour. */
export function ProjectLink({
  kiosk,
  className,
  children,
}: Omit<LinkProps, 'href'> & { kiosk: string }) {
  const colour = useChosenColour();
  return (
    <AddToProject kiosks={[withColour(kiosk, colour)]} className={className}>
      {children}
    </AddToProject>
  );
}

type ByColourProps = {
  standardColours: readonly string[];
  standard: string;
  inOwnColour: string;
};

/** The price or the delivery time in the chosen colour. */
export function ByColour({ standardColours, standard, inOwnColour }: ByColourProps) {
  const colour = useChosenColour();
  return <span>{colour && !standardColours.includes(colour) ? inOwnColour : standard}</span>;
}

type ColourNoteProps = {
  standardColours: readonly string[];
  /** Surcharge for a colour that is not a standard one. */
  surcharge: string;
  /** Shown as long as no colour is chosen. */
  children: ReactNode;
};

/** What the chosen colour costs. In an element of its own, as the text that it replaces. */
export function ColourNote({ standardColours, surcharge, children }: ColourNoteProps) {
  const colour = useChosenColour();
  if (!colour) return <span>{children}</span>;
  const terms = standardColours.includes(colour)
    ? 'Zonder meerprijs.'
    : `Met de meerprijs van ${surcharge}.`;
  return <span>{`Uw kleur: RAL\u00a0${colour}. ${terms}`}</span>;
}
