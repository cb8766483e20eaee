// Preloaded into a site under test: sets its clock to the time in E2E_CLOCK, from which it keeps running.
// SIGUSR2 sets it an hour forward.
const HOUR_MS = 3_600_000;

let offset = new Date(process.env.E2E_CLOCK ?? Date.now()).getTime() - Date.now();
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...(args as [string]));
  }

  static now() {
    return RealDate.now() + offset;
  }

  // Next copies the class's own properties only, not inherited ones.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;
}

process.on('SIGUSR2', () => {
  offset += HOUR_MS;
});

// Next ages pages by the monotonic clock.
const monotonic = performance.now.bind(performance);
performance.now = () => monotonic() + offset;
globalThis.Date = ShiftedDate as unknown as DateConstructor;
