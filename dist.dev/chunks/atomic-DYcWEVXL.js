import { f as ensureFolder, g as writeAtomic, h as syncFolder, m as sweepTemporary, p as receiveAtomic } from "./sandbox-D-EB1jaj.js";

export { ensureFolder, receiveAtomic, sweepTemporary, syncFolder, writeAtomic };