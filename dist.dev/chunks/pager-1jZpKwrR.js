import { a as openHelpPager, o as openPager, s as pagerOf } from "./miss-DFNGofI6.js";

export { openPager, pagerOf };