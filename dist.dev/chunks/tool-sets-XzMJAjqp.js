import { n as setName, r as toolSets, t as absentSet } from "./tool-sets-CMbCRVD2.js";

export { toolSets };