import { fair } from './fair';

/** The three days of the fair, readable for people and for machines. */
export function FairDates() {
  return (
    <>
      <time dateTime={fair.from}>25</time> tot en met{' '}
      <time dateTime={fair.to}>27&nbsp;maart&nbsp;2025</time>
    </>
  );
}
