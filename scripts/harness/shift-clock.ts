// Preloaded into a site under test: moves its clock to the instant in E2E_CLOCK, from where it runs on.
const offset = new Date(process.env.E2E_CLOCK ?? Date.now()).getTime() - Date.now();
const RealDate = Date;

const ShiftedDate: any = class extends RealDate {
  constructor(...args: any[]) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...(args as [any]));
  }

  static now() {
    return RealDate.now() + offset;
  }

  // Next copies the own properties of the class, not those that it inherits.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;
};

globalThis.Date = ShiftedDate;
