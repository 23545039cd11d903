import { a as shorten, i as readNames, n as announceRecords, o as showsNames, r as nameTargets } from "./kit-qQs7uSa8.js";

export { nameTargets, readNames };