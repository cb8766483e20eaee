import { enduranceTestHours } from '@/lib/business/content/production';
import { installationPrice, transportPrice } from '@/lib/business/content/service-rates';
import { formatPrice, formatQuantity, formatRange } from '@/lib/business/products/format';
import { steel } from '@/lib/business/products/products';
import { specs } from '@/lib/business/products/specs';

type MakingStep = { picture: string; alt: string; figure: string; text: string };

const { deliveryWeeks, glass = 0 } = specs.brandvision;

/** One Brandvision on its way to the buyer, each step with the figure that belongs to it. */
export const makingSteps: readonly MakingStep[] = [
  {
    picture: 'sheet',
    alt: 'Een man in werkkleding houdt een stalen plaat vast; de laser snijdt er het front van een kiosk uit (visualisatie)',
    figure: formatRange(steel, 'mm'),
    text: 'De laser snijdt het huis uit stalen plaat.',
  },
  {
    picture: 'powder',
    alt: 'Een spuiter in het wit coat een hangend kioskhuis oranje; links hangt er een van kaal staal (visualisatie)',
    figure: `+\u00a0${formatQuantity(deliveryWeeks.ownColour - deliveryWeeks.standard, 'weken')}`,
    text: 'Poedercoat in elke RAL-kleur. Zwart en wit kosten geen extra tijd.',
  },
  {
    picture: 'glass',
    alt: 'Twee monteurs leggen met zuignappen een glasplaat in een oranje kiosk op schragen (visualisatie)',
    figure: formatQuantity(glass, 'mm'),
    text: 'Zo dik is het glas dat verzonken in het staal ligt.',
  },
  {
    picture: 'test',
    alt: 'Drie kiosken met een testbeeld en een serienummer; een vrouw tikt op de oranje (visualisatie)',
    figure: formatQuantity(enduranceTestHours, 'uur'),
    text: 'Elke kiosk draait proef, onder zijn eigen serienummer.',
  },
  {
    picture: 'lorry',
    alt: 'Een doos met een kiosk op de laadklep van een vrachtwagen; een chauffeur komt met een steekwagen (visualisatie)',
    figure: formatPrice(transportPrice.netherlands),
    text: 'Transport naar een adres in Nederland, tot op de begane grond.',
  },
  {
    picture: 'fitting',
    alt: 'Een monteur houdt een waterpas tegen een oranje kiosk bij een glazen deur (visualisatie)',
    figure: formatPrice(installationPrice.first),
    text: `Plaatsing van de eerste kiosk. Elke volgende op dat adres kost ${formatPrice(installationPrice.next)}.`,
  },
];
