import { Bt as getUnsafeNumberReason, Ft as parse, Ht as isNumber, It as parseLosslessNumber, Lt as LosslessNumber, Pt as stringify, Rt as isLosslessNumber, Ut as isSafeNumber, Vt as isInteger, zt as UnsafeNumberReason } from "./run-BhoUbCgs.js";

export { parse };