import { useState } from 'react';
import { readingAdvice, readingDistances } from '@/lib/business/advice/reading-distance';
import { formatQuantity } from '@/lib/business/products/format';
import { AdviserForm } from './adviser-form';
import { isWithin, NumberField } from './number-field';
import { ReadingScene } from './reading-scene';
import { Recommendation } from './recommendation';

const distances = { min: readingDistances.from, max: readingDistances.to, step: 0.5 };
const numbersOfLines = { min: 1, max: 80, step: 1 };

export function ReadingAdviser() {
  const [distance, setDistance] = useState(3);
  const [lines, setLines] = useState(12);
  return (
    <AdviserForm name="Leesafstand">
      <NumberField
        label="Afstand tot de verste lezer"
        unit="m"
        bounds={distances}
        value={distance}
        onChange={setDistance}
      />
      <NumberField
        label="Regels tekst tegelijk"
        unit="regels"
        bounds={numbersOfLines}
        value={lines}
        onChange={setLines}
      />
      {isWithin(distance, distances) && isWithin(lines, numbersOfLines) && (
        <Advice distance={distance} lines={lines} />
      )}
    </AdviserForm>
  );
}

function Advice({ distance, lines }: { distance: number; lines: number }) {
  const advice = readingAdvice(distance, lines);
  const { letter, fits } = advice;
  return (
    <Recommendation
      model={advice.model}
      size={advice.size}
      picture={<ReadingScene model={advice.model} size={advice.size} distance={distance} />}
    >
      {`Hoofdletters van ${formatQuantity(letter.comfortable, 'mm')} lezen prettig; ${formatQuantity(letter.minimum, 'mm')} is nog net te lezen. Er ${linesText(advice.lines)} onder elkaar${fits ? '.' : ': minder dan u wilt, maar meer dan op onze andere modellen. Verdeel de tekst over meerdere beelden.'}`}
    </Recommendation>
  );
}

function linesText(lines: number): string {
  return lines === 1
    ? `past dan ${formatQuantity(lines, 'regel')}`
    : `passen dan ${formatQuantity(lines, 'regels')}`;
}
