import { n as withTokens, t as refreshTokens } from "./refresh-Dr0s2OT3.js";

export { refreshTokens };