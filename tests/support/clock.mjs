/** Loaded into a process before its program: moves its clock by the number of seconds in the file CLOCK_FILE. */
import { readFileSync } from 'node:fs';

const RealDate = globalThis.Date;
const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * 1000;

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static now() {
    return now();
  }
};
