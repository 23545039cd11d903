import { B as openPlain, G as defined, K as clean, U as unreadable, W as isObject } from "../chunks/miss-DFNGofI6.js";
import { s as CliError } from "../chunks/start-Cng1fSqp.js";
import { _ as isFinal, d as withLock, g as writeAtomic, m as sweepTemporary, v as ahead } from "../chunks/sandbox-D-EB1jaj.js";
import { At as exactNumber, Lt as LosslessNumber, Mt as stringifyJson, Wt as isRealDay, jt as parseJson } from "../chunks/run-BhoUbCgs.js";
import { P as stamp } from "../chunks/odata-Df3qI83e.js";

export { CliError, LosslessNumber, ahead, clean, defined, exactNumber, isFinal, isObject, isRealDay, openPlain, parseJson, stamp, stringifyJson, sweepTemporary, unreadable, withLock, writeAtomic };