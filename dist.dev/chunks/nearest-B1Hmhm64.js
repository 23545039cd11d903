import { n as didYouMean, r as listed, t as candidates } from "./nearest-BZ2aBP6g.js";

export { didYouMean, listed };