import type { Metadata } from 'next';
import { createMetadata } from '@/lib/pages/metadata';
import { SIGNAGE_PLAYER_PATH } from '@/lib/routes';
import { fontUrl } from '../../fonts/font-faces';
import { ScreenPictures } from '../screens/screen-pictures';
import { DayPlayer } from './day-player';
import styles from './player.module.css';

export const metadata: Metadata = {
  ...createMetadata({
    title: 'Een dag op uw eigen scherm',
    description: 'Speelt een dag uit de voorbeeldplanning op de klok van dit scherm.',
    path: SIGNAGE_PLAYER_PATH,
    picture: 'digital-signage',
  }),
  robots: { index: false, follow: true },
};

/** Fills any screen and plays the day of its link. */
export default function SignagePlayerPage() {
  return (
    <div className={styles.player}>
      <h1 className="sr-only">Een dag op uw eigen scherm</h1>
      <ScreenPictures />
      <DayPlayer fontUrl={fontUrl} />
    </div>
  );
}
