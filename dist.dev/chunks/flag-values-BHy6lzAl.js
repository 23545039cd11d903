import { L as checkLength, R as readValue, z as readValues } from "./run-BhoUbCgs.js";

export { checkLength, readValue, readValues };