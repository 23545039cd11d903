import { at as matchOrigin, it as localOrigin, nt as declaredOrigin, ot as overrideOf, rt as isLoopback, st as overrideOrigin, tt as checkOrigin } from "./run-BhoUbCgs.js";

export { checkOrigin, declaredOrigin, isLoopback, localOrigin, matchOrigin, overrideOf, overrideOrigin };