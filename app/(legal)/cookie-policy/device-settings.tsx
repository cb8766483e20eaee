'use client';

import { useEffect, useRef, useState } from 'react';
import { applyColour, readChosenColour } from '@/components/site/chosen-colour';
import { PICTURE_DELETED } from '@/components/site/own-picture/markup';
import { buttonStyle } from '@/components/ui/button-style';
import { type ChoiceName, choiceNames, validChoices } from '@/lib/platform/browser/embed-consent';
import { deletePlayerCopy, hasPlayerCopy } from '@/lib/platform/browser/player-copy';
import { type Kept, keep, readStored, storageKeys } from '@/lib/platform/browser/storage';
import { formatLongDate } from '@/lib/platform/text/dates';

export function DeviceSettings() {
  const [descriptions, setDescriptions] = useState<string[]>();
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => void describeStored().then(setDescriptions), []);

  if (!descriptions) {
    return (
      <p>
        Zonder JavaScript bewaart deze website niets. Met JavaScript ziet u hier wat op dit apparaat
        staat.
      </p>
    );
  }

  async function deleteAll() {
    for (const kept of Object.keys(storageKeys)) keep(kept as Kept, null);
    applyColour(null);
    dispatchEvent(new Event(PICTURE_DELETED));
    // The focused button disappears.
    settings.current?.focus();
    await deletePlayerCopy();
    setDescriptions(await describeStored());
  }

  return (
    <div ref={settings} tabIndex={-1} aria-live="polite" className="outline-none">
      {descriptions.length === 0 ? (
        <p>Deze website bewaart nu niets op dit apparaat.</p>
      ) : (
        <>
          <p>Dit bewaart deze website nu op dit apparaat:</p>
          <ul className="mt-3">
            {descriptions.map((description) => (
              <li key={description}>{description}</li>
            ))}
          </ul>
          <p className="mt-4">
            <button type="button" className={buttonStyle.secondary} onClick={deleteAll}>
              Alles wissen
            </button>
          </p>
        </>
      )}
    </div>
  );
}

async function describeStored(): Promise<string[]> {
  const stored = Object.values(descriptionsOf).flatMap((describe) => describe());
  return (await hasPlayerCopy()) ? [...stored, PLAYER_DESCRIPTION] : stored;
}

const PLAYER_DESCRIPTION =
  'De speler van een voorbeelddag, om zonder internet te starten, tot u hem wist';

const descriptionsOf: Record<Kept, () => string[]> = {
  choices: () =>
    Object.entries(validChoices(readStored('choices'), new Date())).map(
      ([name, end]) =>
        `${choiceNames[name as ChoiceName]} laden zonder te vragen, tot ${formatLongDate(end)}`,
    ),
  colour: () => {
    const colour = readChosenColour();
    return colour ? [`RAL\u00a0${colour} als kleur van de kiosken, tot u het tabblad sluit`] : [];
  },
  composition: () => ifStored('composition', 'De kiosk die u samenstelde, tot u het tabblad sluit'),
  film: () =>
    ifStored('film', 'De film op de startpagina staat stil, tot u hem weer afspeelt of alles wist'),
  picture: () => ifStored('picture', 'Uw beeld op de schermen, tot u het tabblad sluit'),
  project: () => ifStored('project', 'Uw project met kiosken, tot u het leegmaakt of alles wist'),
  changedHere: () =>
    ifStored('changedHere', 'Het nummer van uw project in dit tabblad, tot u het sluit'),
  screen: () => ifStored('screen', 'Hoe groot een bankpas op uw scherm is, tot u alles wist'),
  drafts: () =>
    ifStored(
      'drafts',
      'Een bericht dat u nog niet heeft verzonden, tot u het verzendt of het tabblad sluit',
    ),
};

function ifStored(kept: Kept, description: string): string[] {
  return readStored(kept) ? [description] : [];
}
