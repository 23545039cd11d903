import { a as definitionsOf, c as kindOf, o as distinctName, s as fieldRules } from "./fields-qlceGL2B.js";

export { definitionsOf, distinctName, fieldRules };