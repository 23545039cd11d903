import { t as readPages } from "./http-BfOjzy3p.js";

export { readPages };