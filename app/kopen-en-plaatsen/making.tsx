import { Picture } from '@/components/ui/picture';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import styles from './making.module.css';
import { makingSteps } from './making-steps';

/** Six pictures of one kiosk, from sheet to place. */
export function Making() {
  return (
    <Section
      id="zo-gemaakt"
      isCompact
      tone="ink"
      title="Zo wordt uw kiosk gemaakt"
      intro={`Zes visualisaties van één Brandvision. Bedragen excl.\u00a0btw.`}
    >
      <ScrollArea
        label="Zes stappen van plaat tot plaats"
        className={`${styles.strip} scroll-sign`}
      >
        <ol className={styles.steps}>
          {makingSteps.map(({ picture, alt, figure, text }) => (
            <li key={picture}>
              <Picture
                name={`making/${picture}`}
                alt={alt}
                width={1440}
                height={960}
                widths={[400, 800, 1200, 1440]}
                sizes="(width >= 64rem) 40vw, (width >= 48rem) 45vw, 80vw"
              />
              <p className={styles.figure}>{figure}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </ScrollArea>
    </Section>
  );
}
