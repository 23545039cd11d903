import { i as runChecks, n as onPath, r as printChecks, t as defaultChecks } from "./checks-CHhgAuEs.js";

export { onPath };