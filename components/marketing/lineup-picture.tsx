import { Picture } from '@/components/ui/picture';

const FAMILY = 'vier zuilen, een tafel, een kiosk aan de wand en een kiosk aan het plafond';

const kinds = {
  43: {
    name: 'lineup/lineup-43-7016',
    alt: `Visualisatie van de zeven modellen van 43\u00a0inch op één schaal: ${FAMILY}`,
  },
  55: {
    name: 'lineup/lineup-55-7016',
    alt: `Visualisatie van de zeven modellen van 55\u00a0inch op één schaal: ${FAMILY}`,
  },
  people: { name: 'lineup/lineup-people', alt: '' },
  'in-colours': {
    name: 'lineup/lineup-in-colours',
    alt: `Visualisatie van de zeven modellen, elk in een andere RAL-kleur: ${FAMILY}`,
  },
} as const;

// Phones show it at 62 rem: 1,736 device pixels at a density of 1.75, and 1,984 at 2.
const widths = [800, 1200, 1600, 2000, 2400];

/** Intrinsic size in px of each lineup picture. */
export const lineupSize = { width: 2400, height: 950 } as const;

type LineupPictureProps = {
  kind: keyof typeof kinds;
  sizes: string;
  priority?: boolean;
  /** Set if the text beside it says the same. */
  isDecorative?: boolean;
  className?: string;
};

export function LineupPicture({
  kind,
  sizes,
  priority,
  isDecorative = false,
  className = '',
}: LineupPictureProps) {
  const { name, alt } = kinds[kind];
  return (
    <Picture
      name={name}
      alt={isDecorative ? '' : alt}
      {...lineupSize}
      widths={widths}
      fallback={1200}
      sizes={sizes}
      priority={priority}
      className={`h-auto w-full ${className}`}
    />
  );
}
