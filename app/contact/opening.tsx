import styles from './opening.module.css';

const question = {
  title: 'Stel uw vraag of plan een demo',
  lead: 'Vertel waar de schermen komen en wat ze moeten doen. U krijgt antwoord van iemand die de kiosken kent.',
};

const quoteRequest = {
  title: 'Uw offerteaanvraag',
  lead: 'Het bericht staat al voor u klaar. Kijk het na en vul uw naam en e-mailadres in.',
};

/** Low, so that the fields of the form are in the first view of a desktop. */
export function Opening({ hasRequest }: { hasRequest: boolean }) {
  const { title, lead } = hasRequest ? quoteRequest : question;
  return (
    <div className={styles.opening}>
      <div className="page-width">
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 max-w-measure text-lead text-steel">{lead}</p>
      </div>
    </div>
  );
}
