import { useState } from 'react';
import {
  type EnergyQuestion,
  type EnergyUse,
  energyUse,
} from '@/lib/business/advice/yearly-energy';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { specs } from '@/lib/business/products/specs';
import { AdviserForm } from './adviser-form';
import { ChoiceField } from './choice-field';
import { isWithin, NumberField } from './number-field';
import { Recommendation } from './recommendation';

const places: Record<EnergyQuestion['place'], string> = {
  binnen: 'Binnen',
  raam: 'Achter het raam',
};
const sides = { een: 'Eén kant', twee: 'Twee kanten' };
const sizes = { klein: '43\u00a0inch', groot: '55\u00a0inch' };

const hours = { min: 1, max: 24, step: 1 };
const days = { min: 1, max: 366, step: 1 };
const tariffs = { min: 0.01, max: 5, step: 0.01 };

export function EnergyAdviser() {
  const [place, setPlace] = useState<EnergyQuestion['place']>('binnen');
  const [readFrom, setReadFrom] = useState<keyof typeof sides>('een');
  const [size, setSize] = useState<keyof typeof sizes>('klein');
  const [hoursPerDay, setHoursPerDay] = useState(12);
  const [daysPerYear, setDaysPerYear] = useState(365);
  const [tariff, setTariff] = useState(0.3);
  const isComplete =
    isWithin(hoursPerDay, hours) && isWithin(daysPerYear, days) && isWithin(tariff, tariffs);
  return (
    <AdviserForm name="Energie per jaar">
      <ChoiceField legend="Plek" choices={places} value={place} onChange={setPlace} />
      <ChoiceField
        legend="Leesbaar vanaf"
        choices={sides}
        value={readFrom}
        onChange={setReadFrom}
      />
      <ChoiceField legend="Schermmaat" choices={sizes} value={size} onChange={setSize} />
      <NumberField
        label="Draaiuren per dag"
        unit="uur"
        bounds={hours}
        value={hoursPerDay}
        onChange={setHoursPerDay}
      />
      <NumberField
        label="Dagen per jaar"
        unit="dagen"
        bounds={days}
        value={daysPerYear}
        onChange={setDaysPerYear}
      />
      <NumberField
        label="Tarief"
        unit="euro per kWh, excl. btw"
        bounds={tariffs}
        value={tariff}
        onChange={setTariff}
      />
      {isComplete && (
        <Advice
          question={{
            place,
            sides: readFrom === 'een' ? 1 : 2,
            size: size === 'klein' ? 43 : 55,
            hoursPerDay,
            daysPerYear,
            tariff,
          }}
        />
      )}
    </AdviserForm>
  );
}

function Advice({ question }: { question: EnergyQuestion }) {
  const [best, ...others] = energyUse(question);
  if (!best) return null;
  const use = ({ kilowattHours, euro }: EnergyUse) =>
    `${formatQuantity(Math.round(kilowattHours), 'kWh')} per jaar, ongeveer ${formatPrice(Math.round(euro))}`;
  return (
    <Recommendation model={best.model} size={question.size}>
      <span>
        {`De ${specs[best.model].name} verbruikt ${use(best)}.${best.needsOption ? ' Voor zoveel uren is de optie voor dag en nacht nodig.' : ''}`}
      </span>
      {others.map((other) => (
        <span key={other.model} className="block">
          {`${specs[other.model].name}: ${use(other)}.`}
        </span>
      ))}
    </Recommendation>
  );
}
