import { everyPossible, everyWish } from '../../scripts/harness/every-composition';
import { productIds, screenSizes, screensOf, specs } from '../products/specs';
import { choicesFor } from './choices';
import { type Composition, standardComposition } from './composition';
import { nearestPossible, obstacle } from './rules';

/** So that a composition is written the same way whatever it was made from. */
const fields = Object.keys(standardComposition('brandvision'));

const clearvision = standardComposition('clearvision');
const wall = standardComposition('wall-kiosk');

describe('a composition', () => {
  it('can be made as each model comes', () => {
    for (const model of productIds) expect(obstacle(standardComposition(model))).toBeUndefined();
  });

  test.each<[string, Partial<Composition> & Pick<Composition, 'model'>, string]>([
    [
      'a column on its side',
      { model: 'brandvision', orientation: 'liggend' },
      'Brandvision is er alleen staand.',
    ],
    [
      'a ceiling kiosk upright',
      { model: 'ceiling-kiosk', orientation: 'staand' },
      'Ceiling kiosk is er alleen liggend.',
    ],
    [
      'a column on a wall',
      { model: 'brandvision', mount: 'wand' },
      'Zo is Brandvision niet te plaatsen.',
    ],
    [
      'a window kiosk on its side on a foot',
      { model: 'clearvision', orientation: 'liggend' },
      'Liggend hangt Clearvision aan staalkabels: de voet draagt alleen een staand scherm.',
    ],
    [
      'touch through the glass in 55 inch',
      { model: 'clearvision', size: 55, touch: 1 },
      'Touch door het glas is er alleen bij 43\u00a0inch.',
    ],
    [
      'touch through the glass on cables',
      { model: 'clearvision', mount: 'staalkabels', touch: 1 },
      'Touch door het glas vraagt een vaste plek tegen de ruit: kies de voetplaat.',
    ],
    [
      'touch overhead',
      { model: 'ceiling-kiosk', touch: 1 },
      'Ceiling kiosk hangt te hoog om aan te raken.',
    ],
    [
      'a table without touch',
      { model: 'touch-table', touch: 0 },
      'Touch screen table is altijd een touchscreen.',
    ],
    [
      'touch on two sides of one screen',
      { model: 'wall-kiosk', touch: 2 },
      'Wall kiosk heeft één scherm.',
    ],
    [
      'touch on the street side',
      { model: 'clearvision-double', touch: 2 },
      'Alleen het scherm aan de binnenkant kan een touchscreen zijn.',
    ],
    [
      'day and night twice',
      { model: 'clearvision', extras: ['dag-en-nacht'] },
      'Clearvision mag al dag en nacht aan.',
    ],
    [
      'a table at night',
      { model: 'touch-table', extras: ['dag-en-nacht'] },
      'Touch screen table is gemaakt voor 16\u00a0uur per dag.',
    ],
    [
      'a brighter column',
      { model: 'brandvision', extras: ['helderder'] },
      'Brandvision is er in één helderheid.',
    ],
    [
      'privacy in a shop window',
      { model: 'clearvision', extras: ['privacyfilter'] },
      'Clearvision moet van opzij te lezen zijn.',
    ],
    [
      'paying at a table',
      { model: 'touch-table', extras: ['betaalhouder'] },
      'Aan Touch screen table past geen houder voor een betaalautomaat.',
    ],
    [
      'paying without touch',
      { model: 'brandvision', extras: ['betaalhouder'] },
      'Een betaalautomaat werkt alleen samen met een touchscreen.',
    ],
  ])('says why there is no such thing as %s', (_, wish, reason) => {
    expect(obstacle({ ...standardComposition(wish.model), ...wish })).toBe(reason);
  });

  test.each<[string, Composition]>([
    [
      'a window kiosk on its side, on cables',
      { ...clearvision, mount: 'staalkabels', orientation: 'liggend' },
    ],
    ['touch through the glass in 43 inch', { ...clearvision, touch: 1 }],
    [
      'a wall kiosk on its side to pay at',
      { ...wall, orientation: 'liggend', touch: 1, extras: ['betaalhouder'] },
    ],
    [
      'a double column to touch on both sides',
      { ...standardComposition('brandvision-double'), touch: 2 },
    ],
    [
      'a brighter ceiling kiosk',
      { ...standardComposition('ceiling-kiosk'), extras: ['helderder'] },
    ],
  ])('can be %s', (_, composition) => {
    expect(obstacle(composition)).toBeUndefined();
  });
});

describe('of all that can be wished for', () => {
  it('what can be made fits the specifications', () => {
    expect(everyPossible.length).toBeGreaterThan(200);
    const wrong = everyPossible.filter(({ model, orientation, mount, touch, extras }) => {
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

  it('every version of the specifications can be made', () => {
    for (const model of productIds) {
      const made = everyPossible.filter((composition) => composition.model === model);
      const { orientations, mounts, touch } = specs[model];
      expect(new Set(made.map(({ orientation }) => orientation))).toEqual(new Set(orientations));
      expect(new Set(made.map(({ mount }) => mount))).toEqual(new Set(mounts));
      expect(new Set(made.map((one) => one.touch))).toEqual(new Set(touch.sides));
      expect(new Set(made.map(({ size }) => size))).toEqual(new Set(screenSizes));
    }
  });

  it('what cannot be made says so in one sentence', () => {
    const reasons = new Set(everyWish.map(obstacle).filter((reason) => reason !== undefined));
    expect(reasons.size).toBeGreaterThan(20);
    for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}[^.]+\.$/u);
  });

  it('every wish leads to something that can be made, of the same model, brand and colour', () => {
    const wrong = everyWish.filter((wish) => {
      const result = nearestPossible(wish);
      const isSame = (['model', 'brand', 'colour'] as const).every((is) => result[is] === wish[is]);
      return obstacle(result) !== undefined || !isSame;
    });
    expect(wrong).toEqual([]);
  });

  it('what can be made stays as it is', () => {
    expect(everyPossible.map(nearestPossible)).toEqual(everyPossible);
  });
});

describe('another model', () => {
  it('takes over what it can', () => {
    const payingInRed: Composition = {
      ...wall,
      size: 55,
      orientation: 'liggend',
      touch: 1,
      brand: 'LG',
      colour: '3020',
      extras: ['mediaspeler', 'betaalhouder'],
    };
    expect(nearestPossible({ ...payingInRed, model: 'brandvision' })).toEqual({
      ...payingInRed,
      model: 'brandvision',
      orientation: 'staand',
      mount: 'voetplaat',
    });
    expect(nearestPossible({ ...payingInRed, model: 'ceiling-kiosk' })).toEqual({
      ...payingInRed,
      model: 'ceiling-kiosk',
      mount: 'buizen-500',
      touch: 0,
      extras: ['mediaspeler'],
    });
  });
});

describe('choosing', () => {
  const written = (composition: Composition) => JSON.stringify(composition, fields);
  const possible = new Set(everyPossible.map(written));
  const allChoices = (composition: Composition) => {
    // Every brand is possible with everything, and the list has one of them.
    const { brand: _, ...others } = choicesFor(composition);
    return Object.values(others).flat();
  };

  it('refuses just what cannot be made', () => {
    const wrong = everyPossible.flatMap((composition) =>
      allChoices(composition).filter(
        ({ obstacle: reason, after }) => possible.has(written(after)) !== (reason === undefined),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has one of each kind chosen, and of the extras those that are in', () => {
    for (const composition of everyPossible) {
      const { extras, ...others } = choicesFor(composition);
      const chosen = Object.values(others).map((choices) =>
        choices.filter(({ isChosen }) => isChosen).map(({ after }) => after),
      );
      expect(chosen).toEqual(Object.keys(others).map(() => [composition]));
      const added = extras.filter(({ isChosen }) => isChosen).map(({ value }) => value);
      expect(added).toEqual(composition.extras);
    }
  });

  it('reaches everything that can be made, one possible choice after another', () => {
    const starts = productIds.map((model) => ({
      ...standardComposition(model),
      ...({ brand: 'LG', colour: '7016' } as const),
    }));
    const reached = new Map<string, Composition>(starts.map((start) => [written(start), start]));
    for (const composition of reached.values()) {
      for (const { obstacle: reason, after } of allChoices(composition)) {
        if (reason === undefined) reached.set(written(after), after);
      }
    }
    expect(new Set(reached.keys())).toEqual(possible);
  });
});
