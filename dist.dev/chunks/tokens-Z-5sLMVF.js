import { A as readSecret, D as clientAccountOf, E as accountOf, M as remaining, N as writeEntry, O as isStale, j as readTokens, k as isYoung } from "./http-BfOjzy3p.js";

export { accountOf, clientAccountOf, isStale, isYoung, readSecret, readTokens, remaining, writeEntry };