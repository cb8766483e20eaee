import { formatQuantity } from '@/lib/business/products/format';
import { type ProductId, specs } from '@/lib/business/products/specs';

type Detail = { product: ProductId; name: string; alt: string; title: string; text: string };

const door: Detail = {
  product: 'brandvision',
  name: 'details/detail-door',
  alt: 'De geopende servicedeur van een Brandvision, met binnenin een mediaspeler, de voeding, gebundelde kabels en een sticker met het serienummer (visualisatie)',
  title: 'Alles achter één deur',
  text: 'Stroom en netwerk zitten achter een deur met slot. Daar is ook ruimte voor een mediaspeler, en op een sticker staat het serienummer.',
};

/** The same door in a wide picture, which leaves its right third to the text. */
export const wideDetail = {
  ...door,
  name: 'details/detail-inside',
  alt: 'De geopende servicedeur van een oranje Brandvision, met binnenin een mediaspeler, de voeding, gebundelde kabels en een sticker met het serienummer (visualisatie)',
};

/** Pictures from nearby, each with the product that it shows. */
export const details: readonly Detail[] = [
  {
    product: 'brandvision',
    name: 'details/detail-edge',
    alt: 'De bovenhoek van een Brandvision: een afgeronde rand van gepoedercoat staal rond het verzonken glas (visualisatie)',
    title: 'Glas in staal',
    text: `Het glas van ${formatQuantity(specs.brandvision.glass ?? 0, 'mm')} ligt verzonken in het frame. Er is geen opstaande rand waarachter vuil blijft zitten.`,
  },
  door,
  {
    product: 'brandvision',
    name: 'details/detail-foot',
    alt: 'De voet van een rode Brandvision, met het woordmerk Zuilwerk op de deur en verzonken bouten in de voetplaat (visualisatie)',
    title: 'Een voet van staal',
    text: 'De voetplaat is net zo breed als de zuil. De bouten liggen verzonken, de plint ligt terug.',
  },
  {
    product: 'brandvision',
    name: 'details/detail-cable',
    alt: 'De achterkant van een Brandvision, waar één zwarte kabel uit de plint naar een vloercontactdoos loopt (visualisatie)',
    title: 'Eén stekker',
    text: 'De kabels verlaten de zuil op één plek, laag bij de vloer. Het netwerk kan ook via wifi.',
  },
  {
    product: 'clearvision',
    name: 'details/detail-glass',
    alt: 'De onderhoek van een Clearvision, met de lichtsensor onder het scherm en ventilatiesleuven langs de zijkant (visualisatie)',
    title: 'Een sensor voor daglicht',
    text: 'De Clearvision meet het licht en dimt ’s avonds. Ventilatoren voeren de warmte af langs de zijkanten.',
  },
];

/** Those that stand in a row below the wide one. */
export const otherDetails = details.filter((detail) => detail !== door);
