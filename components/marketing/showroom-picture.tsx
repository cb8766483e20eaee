import { Picture } from '@/components/ui/picture';
import { site } from '@/lib/business/site';

/** The company's house at dusk; the left of it is a wall without detail. */
export function ShowroomPicture(props: { sizes: string; className?: string }) {
  return (
    <Picture
      name="showroom/showroom"
      alt={`De showroom aan de ${site.address.street} in de schemering: zeven verlichte kiosken achter het glas, een adviseur en een bezoeker bij de touchtafel, een fiets op de kade (visualisatie)`}
      width={2880}
      height={1240}
      widths={[800, 1200, 1920, 2880]}
      fallback={1200}
      {...props}
    />
  );
}
