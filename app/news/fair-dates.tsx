/** The three days of the fair, readable for people and for machines. */
export function FairDates() {
  return (
    <>
      <time dateTime="2025-03-25">25</time> tot en met{' '}
      <time dateTime="2025-03-27">27&nbsp;maart&nbsp;2025</time>
    </>
  );
}
