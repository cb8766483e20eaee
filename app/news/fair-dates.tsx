import { fair } from './fair';

export function FairDates() {
  return (
    <>
      <time dateTime={fair.from}>25</time> tot en met{' '}
      <time dateTime={fair.to}>27&nbsp;maart&nbsp;2025</time>
    </>
  );
}
