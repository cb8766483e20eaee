import { Picture } from '@/components/ui/picture';

type LineupPictureProps = {
  /** How wide it stands on the page, as in the `sizes` attribute. */
  sizes: string;
  priority?: boolean;
};

/** The seven models in one row at one scale, on a transparent ground. */
export function LineupPicture({ sizes, priority }: LineupPictureProps) {
  return (
    <Picture
      name="lineup-7016"
      alt="Visualisatie van de zeven modellen op één schaal: vier zuilen, een tafel, een kiosk aan de wand en een kiosk aan het plafond"
      width={2400}
      height={1100}
      widths={[800, 1200, 1600]}
      sizes={sizes}
      priority={priority}
      className="relative h-auto w-full"
    />
  );
}
