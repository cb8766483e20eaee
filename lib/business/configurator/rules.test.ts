import { allCompositions, possibleCompositions } from '../../../packages/testbed/compositions';
import { productIds, screenSizes, screensOf, specs } from '../products/specs';
import { choicesFor } from './choices';
import { type Composition, standardComposition } from './composition';
import { impossibleReason, nearestPossible } from './rules';

/** A fixed key order for `JSON.stringify`. */
const fields = Object.keys(standardComposition('brandvision'));

const clearvision = standardComposition('clearvision');
const wall = standardComposition('wall-kiosk');

describe('the reason why a composition is impossible', () => {
  it('is undefined for the standard composition of each model', () => {
    for (const model of productIds)
      expect(impossibleReason(standardComposition(model))).toBeUndefined();
  });

  test.each<[string, Partial<Composition> & Pick<Composition, 'model'>, string]>([
    [
      'a column in landscape',
      { model: 'brandvision', orientation: 'liggend' },
      'De Brandvision is er alleen staand.',
    ],
    [
      'a ceiling kiosk in portrait',
      { model: 'ceiling-kiosk', orientation: 'staand' },
      'De Ceiling kiosk is er alleen liggend.',
    ],
    [
      'a column on a wall',
      { model: 'brandvision', mount: 'wand' },
      'Zo is de Brandvision niet te plaatsen.',
    ],
    [
      'a window kiosk in landscape on a foot plate',
      { model: 'clearvision', orientation: 'liggend' },
      'Liggend hangt de Clearvision aan staalkabels: de voet draagt alleen een staand scherm.',
    ],
    [
      'touch through the glass in 55 inch',
      { model: 'clearvision', size: 55, touch: 1 },
      'Touch door het glas is er alleen bij 43\u00a0inch.',
    ],
    [
      'touch through the glass on cables',
      { model: 'clearvision', mount: 'staalkabels', touch: 1 },
      'Touch door het glas werkt op een vaste plek achter de ruit: kies de voetplaat.',
    ],
    [
      'touch on a ceiling kiosk',
      { model: 'ceiling-kiosk', touch: 1 },
      'De Ceiling kiosk hangt te hoog om aan te raken.',
    ],
    [
      'a table without touch',
      { model: 'touch-table', touch: 0 },
      'De Touch screen table heeft altijd een touchscreen.',
    ],
    [
      'touch on two sides of one screen',
      { model: 'wall-kiosk', touch: 2 },
      'De Wall kiosk heeft één scherm.',
    ],
    [
      'touch on the street side',
      { model: 'clearvision-double', touch: 2 },
      'Alleen het scherm aan de binnenkant kan een touchscreen zijn.',
    ],
    [
      '24/7 as an extra on a 24/7 model',
      { model: 'clearvision', extras: ['dag-en-nacht'] },
      'De Clearvision mag al dag en nacht aan.',
    ],
    [
      'a 24/7 table',
      { model: 'touch-table', extras: ['dag-en-nacht'] },
      'De Touch screen table is gemaakt voor 16\u00a0uur per dag.',
    ],
    [
      'a brighter column',
      { model: 'brandvision', extras: ['helderder'] },
      'De Brandvision is er in één helderheid.',
    ],
    [
      'a privacy filter in a shop window',
      { model: 'clearvision', extras: ['privacyfilter'] },
      'De Clearvision moet ook van opzij leesbaar zijn.',
    ],
    [
      'a payment terminal on a table',
      { model: 'touch-table', extras: ['betaalhouder'] },
      'Aan de Touch screen table past geen houder voor een betaalautomaat.',
    ],
    [
      'a payment terminal without touch',
      { model: 'brandvision', extras: ['betaalhouder'] },
      'Een betaalautomaat werkt alleen samen met een touchscreen.',
    ],
  ])('explains why %s is impossible', (_, wish, reason) => {
    expect(impossibleReason({ ...standardComposition(wish.model), ...wish })).toBe(reason);
  });

  test.each<[string, Composition]>([
    [
      'a window kiosk in landscape on cables',
      { ...clearvision, mount: 'staalkabels', orientation: 'liggend' },
    ],
    ['touch through the glass in 43 inch', { ...clearvision, touch: 1 }],
    [
      'a wall kiosk in landscape with a payment terminal',
      { ...wall, orientation: 'liggend', touch: 1, extras: ['betaalhouder'] },
    ],
    [
      'a double column with touch on both sides',
      { ...standardComposition('brandvision-double'), touch: 2 },
    ],
    [
      'a brighter ceiling kiosk',
      { ...standardComposition('ceiling-kiosk'), extras: ['helderder'] },
    ],
  ])('is undefined for %s', (_, composition) => {
    expect(impossibleReason(composition)).toBeUndefined();
  });
});

describe('rules for all combinations', () => {
  it('allow only what the specifications have', () => {
    expect(possibleCompositions.length).toBeGreaterThan(200);
    const wrong = possibleCompositions.filter(({ model, orientation, mount, touch, extras }) => {
      const { orientations, mounts, touch: touchSpecs, hoursPerDay, brightness } = specs[model];
      return (
        !orientations.includes(orientation) ||
        !mounts.includes(mount) ||
        !touchSpecs.sides.includes(touch) ||
        touch > screensOf(model) ||
        (extras.includes('dag-en-nacht') && hoursPerDay.standard === hoursPerDay.most) ||
        (extras.includes('helderder') && !brightness.option) ||
        (extras.includes('betaalhouder') && touch === 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('allow every version in the specifications', () => {
    for (const model of productIds) {
      const made = possibleCompositions.filter((composition) => composition.model === model);
      const { orientations, mounts, touch } = specs[model];
      expect(new Set(made.map(({ orientation }) => orientation))).toEqual(new Set(orientations));
      expect(new Set(made.map(({ mount }) => mount))).toEqual(new Set(mounts));
      expect(new Set(made.map((one) => one.touch))).toEqual(new Set(touch.sides));
      expect(new Set(made.map(({ size }) => size))).toEqual(new Set(screenSizes));
    }
  });

  it('explain each impossible combination in one sentence', () => {
    const reasons = new Set(
      allCompositions.map(impossibleReason).filter((reason) => reason !== undefined),
    );
    expect(reasons.size).toBeGreaterThan(20);
    for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}[^.]+\.$/u);
  });

  it('adapt every combination to a possible one of the same model, brand and colour', () => {
    const wrong = allCompositions.filter((wish) => {
      const result = nearestPossible(wish);
      const isSame = (['model', 'brand', 'colour'] as const).every((is) => result[is] === wish[is]);
      return impossibleReason(result) !== undefined || !isSame;
    });
    expect(wrong).toEqual([]);
  });

  it('leave possible combinations unchanged', () => {
    expect(possibleCompositions.map(nearestPossible)).toEqual(possibleCompositions);
  });
});

describe('change of model', () => {
  it('keeps the choices that are possible for the new model', () => {
    const redWithTerminal: Composition = {
      ...wall,
      size: 55,
      orientation: 'liggend',
      touch: 1,
      brand: 'LG',
      colour: '3020',
      extras: ['mediaspeler', 'betaalhouder'],
    };
    expect(nearestPossible({ ...redWithTerminal, model: 'brandvision' })).toEqual({
      ...redWithTerminal,
      model: 'brandvision',
      orientation: 'staand',
      mount: 'voetplaat',
    });
    expect(nearestPossible({ ...redWithTerminal, model: 'ceiling-kiosk' })).toEqual({
      ...redWithTerminal,
      model: 'ceiling-kiosk',
      mount: 'buizen-500',
      touch: 0,
      extras: ['mediaspeler'],
    });
  });
});

describe('configurator choices', () => {
  const serialize = (composition: Composition) => JSON.stringify(composition, fields);
  const possible = new Set(possibleCompositions.map(serialize));
  const allChoices = (composition: Composition) => {
    // `everyPossible` has one brand only.
    const { brand: _, ...others } = choicesFor(composition);
    return Object.values(others).flat();
  };

  it('have a reason exactly for impossible compositions', () => {
    const wrong = possibleCompositions.flatMap((composition) =>
      allChoices(composition).filter(
        ({ impossibleReason: reason, after }) =>
          possible.has(serialize(after)) !== (reason === undefined),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('mark one value of each field and the present extras as chosen', () => {
    for (const composition of possibleCompositions) {
      const { extras, ...others } = choicesFor(composition);
      const chosen = Object.values(others).map((choices) =>
        choices.filter(({ isChosen }) => isChosen).map(({ after }) => after),
      );
      expect(chosen).toEqual(Object.keys(others).map(() => [composition]));
      const added = extras.filter(({ isChosen }) => isChosen).map(({ value }) => value);
      expect(added).toEqual(composition.extras);
    }
  });

  it('reach every possible composition through possible choices', () => {
    const starts = productIds.map((model) => ({
      ...standardComposition(model),
      ...({ brand: 'LG', colour: '7016' } as const),
    }));
    const reached = new Map<string, Composition>(starts.map((start) => [serialize(start), start]));
    for (const composition of reached.values()) {
      for (const { impossibleReason: reason, after } of allChoices(composition)) {
        if (reason === undefined) reached.set(serialize(after), after);
      }
    }
    expect(new Set(reached.keys())).toEqual(possible);
  });
});
