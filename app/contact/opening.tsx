import { Building } from './building';
import styles from './opening.module.css';

/** The house on the quay beside the heading. */
export function Opening() {
  return (
    <div className={styles.opening}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.text}>
          <h1 className="text-display">Stel uw vraag of plan een demo</h1>
          <p className="mt-4 max-w-measure text-lead text-steel">
            Vertel waar de schermen komen en wat ze moeten doen. U krijgt antwoord van iemand die de
            kiosken kent.
          </p>
        </div>
        <Building />
      </div>
    </div>
  );
}
