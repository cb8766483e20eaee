import { type ProductId, screensOf, specs, type TouchSides } from '../products/specs';
import { type Composition, type Extra, standardComposition } from './composition';

type Reason = string | undefined;

/** Models for one visitor at a time, to which a privacy filter and a payment terminal fit. */
const singleUserModels: readonly ProductId[] = ['brandvision', 'brandvision-double', 'wall-kiosk'];

/** Why a composition is impossible, as a Dutch sentence; undefined when it is possible. */
export function impossibleReason(composition: Composition): Reason {
  return (
    mountObstacle(composition) ??
    orientationObstacle(composition) ??
    touchObstacle(composition) ??
    firstOf(composition.extras.map((extra) => extraObstacle(composition, extra)))
  );
}

/** The possible composition nearest to the wanted one; a possible one stays unchanged. */
export function nearestPossible(wanted: Composition): Composition {
  let result: Composition = { ...standardComposition(wanted.model), colour: wanted.colour };
  const tryWith = (change: Partial<Composition>) => {
    const changed = { ...result, ...change };
    if (!impossibleReason(changed)) result = changed;
  };
  tryWith({ brand: wanted.brand });
  tryWith({ size: wanted.size });
  // The mount first: a window kiosk in landscape requires cables, and its touch a foot plate.
  tryWith({ mount: wanted.mount });
  tryWith({ orientation: wanted.orientation });
  tryWith({ touch: wanted.touch });
  for (const extra of wanted.extras) tryWith({ extras: [...result.extras, extra] });
  return result;
}

function mountObstacle({ model, mount }: Composition): Reason {
  const { name, mounts } = specs[model];
  return mounts.includes(mount) ? undefined : `Zo is de ${name} niet te plaatsen.`;
}

function orientationObstacle({ model, orientation, mount }: Composition): Reason {
  const { name, orientations, landscapeMount } = specs[model];
  if (!orientations.includes(orientation)) return `De ${name} is er alleen ${orientations[0]}.`;
  if (orientation === 'liggend' && landscapeMount && mount !== landscapeMount) {
    return `Liggend hangt de ${name} aan staalkabels: de voet draagt alleen een staand scherm.`;
  }
}

function touchObstacle({ model, size, mount, touch }: Composition): Reason {
  const { sides, onlyAt } = specs[model].touch;
  if (!sides.includes(touch)) return touchRefusal(model, touch);
  if (touch === 0 || !onlyAt) return undefined;
  if (size !== onlyAt.size) return `Touch door het glas is er alleen bij ${onlyAt.size}\u00a0inch.`;
  if (mount !== onlyAt.mount) {
    return 'Touch door het glas werkt op een vaste plek achter de ruit: kies de voetplaat.';
  }
}

function touchRefusal(model: ProductId, touch: TouchSides): string {
  const { name, touch: possible } = specs[model];
  if (touch === 0) return `De ${name} heeft altijd een touchscreen.`;
  if (!possible.sides.includes(1)) return `De ${name} hangt te hoog om aan te raken.`;
  return screensOf(model) === 1
    ? `De ${name} heeft één scherm.`
    : 'Alleen het scherm aan de binnenkant kan een touchscreen zijn.';
}

function extraObstacle({ model, touch }: Composition, extra: Extra): Reason {
  const { name, hoursPerDay, brightness } = specs[model];
  const isForOneUser = singleUserModels.includes(model);
  switch (extra) {
    case 'mediaspeler':
      return undefined;
    case 'dag-en-nacht':
      if (hoursPerDay.standard === 24) return `De ${name} mag al dag en nacht aan.`;
      if (hoursPerDay.most < 24)
        return `De ${name} is gemaakt voor ${hoursPerDay.most}\u00a0uur per dag.`;
      return undefined;
    case 'helderder':
      return brightness.option ? undefined : `De ${name} is er in één helderheid.`;
    case 'privacyfilter':
      return isForOneUser ? undefined : `De ${name} moet ook van opzij leesbaar zijn.`;
    case 'betaalhouder':
      if (!isForOneUser) return `Aan de ${name} past geen houder voor een betaalautomaat.`;
      return touch ? undefined : 'Een betaalautomaat werkt alleen samen met een touchscreen.';
  }
}

const firstOf = (reasons: readonly Reason[]): Reason =>
  reasons.find((reason) => reason !== undefined);
