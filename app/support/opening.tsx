import { Picture } from '@/components/ui/picture';
import styles from './opening.module.css';

/** The heading, and beside it the serial number, with which every call for help begins. */
export function Opening({ title, hasLiveChat }: { title: string; hasLiveChat: boolean }) {
  return (
    <div className={styles.opening}>
      <div className={`page-width ${styles.text}`}>
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 max-w-measure text-lead text-steel md:mt-6">
          {hasLiveChat ? 'Bel, mail, chat' : 'Bel, mail'} of vraag het de virtuele assistent. Houd
          het serienummer bij de hand; het staat op de sticker achter de servicedeur.
        </p>
      </div>
      <div className={styles.door}>
        <Picture
          name="details/detail-door"
          alt="De geopende servicedeur van een Brandvision: links boven op de achterwand zit de sticker met het serienummer BV43-26-00417 (visualisatie)"
          width={1200}
          height={900}
          widths={[400, 800, 1200]}
          sizes="(min-width: 768px) 45vw, 100vw"
          priority
          className="h-full w-full object-cover"
        />
      </div>
    </div>
  );
}
