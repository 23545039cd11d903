import { At as exactNumber, Lt as LosslessNumber, Mt as stringifyJson, Nt as toNumber, Rt as isLosslessNumber, jt as parseJson } from "./run-BhoUbCgs.js";

export { parseJson };