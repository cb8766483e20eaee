import { useState } from 'react';
import { type Shelter, type SkySide, windowAdvice } from '@/lib/business/advice/window-brightness';
import { formatQuantity, formatRange } from '@/lib/business/products/format';
import { AdviserForm } from './adviser-form';
import { ChoiceField } from './choice-field';
import { Recommendation } from './recommendation';

const sides: Record<SkySide, string> = {
  noord: 'Noord',
  oost: 'Oost',
  zuid: 'Zuid',
  west: 'West',
};

const shelters: Record<Shelter, string> = {
  geen: 'Niets',
  luifel: 'Een luifel of zonnescherm',
  schaduw: 'De overkant: altijd schaduw',
};

const readers = { buiten: 'Alleen vanaf de straat', beide: 'Ook van binnen' };

export function WindowAdviser() {
  const [side, setSide] = useState<SkySide>('zuid');
  const [shelter, setShelter] = useState<Shelter>('geen');
  const [reader, setReader] = useState<keyof typeof readers>('buiten');
  const { needed, model, brightness, meetsNeed } = windowAdvice(side, shelter, reader === 'beide');
  return (
    <AdviserForm name="Helderheid achter het raam">
      <ChoiceField legend="Ligging van het raam" choices={sides} value={side} onChange={setSide} />
      <ChoiceField
        legend="Wat houdt de zon tegen?"
        choices={shelters}
        value={shelter}
        onChange={setShelter}
      />
      <ChoiceField legend="Wie leest mee?" choices={readers} value={reader} onChange={setReader} />
      <Recommendation model={model}>
        {`Richtwaarde: ${formatRange(needed, 'cd/m²')}. Dit model geeft ${formatQuantity(brightness, 'cd/m²')} naar buiten.${meetsNeed ? '' : ' Dat blijft in de volle zon onder de richtwaarde: een luifel, grote letters en egale vlakken vangen dat op.'}`}
      </Recommendation>
    </AdviserForm>
  );
}
