import { F as either, I as keychainRemedy, L as openStore, P as credentialsFile, R as variablesOf } from "./http-BfOjzy3p.js";

export { credentialsFile, either, keychainRemedy, openStore, variablesOf };