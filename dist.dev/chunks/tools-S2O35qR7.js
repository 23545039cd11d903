import { a as usableCommands, i as toolsOf, n as ownSettings, o as wordsOf, r as toolValues, t as covers } from "./tools-BDlAyhqq.js";

export { toolsOf };