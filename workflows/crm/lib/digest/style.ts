/** Colors of the page and of the charts, light and dark. Paper is always light. */
export const STYLE = `
:root{--page:#fff;--text:#1d2433;--muted:#5b6478;--line:#dde1ea;--card:#f6f7fa;
--c1:#2f6fde;--c2:#e0873a;--c3:#2f9d6f;--c4:#a855b7;--c5:#c64b4b;--c6:#7b8497;--ink:#fff;--shade:#b9c0d0}
@media screen and (prefers-color-scheme:dark){:root{--page:#12151c;--text:#e6e9f0;--muted:#a0a8ba;--line:#2e3544;--card:#1a1f2a;
--c1:#6ea2ff;--c2:#f0a763;--c3:#5cc79b;--c4:#cf8ddb;--c5:#f08080;--c6:#98a1b5;--ink:#12151c;--shade:#59637a}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:68rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}
h2{font-size:1.15rem;margin:2.25rem 0 .75rem;padding-bottom:.3rem;border-bottom:1px solid var(--line)}
.meta{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0;padding:0;color:var(--muted)}
.meta b{font-weight:500}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:.75rem;margin:0}
dl div{background:var(--card);border-radius:.5rem;padding:.6rem .8rem}
dt{color:var(--muted);font-size:.85rem}
dd{margin:0;font-size:1.1rem;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1rem;margin-bottom:1rem}
figure{margin:0;max-width:36rem}
figure svg{display:block;width:100%;height:auto}
figcaption{color:var(--muted);font-size:.85rem}
/* A shadow at the right edge, covered once the table is scrolled to its end. */
.wide{overflow-x:auto;background:linear-gradient(to left,var(--page) 40%,transparent) right/3rem 100% no-repeat local,
linear-gradient(to left,var(--shade),transparent) right/1rem 100% no-repeat scroll}
.note{margin:.75rem 0 0;padding-left:.75rem;border-left:3px solid var(--c2);color:var(--muted)}
@media (min-width:56rem){.pair{display:grid;grid-template-columns:27rem 1fr;gap:2rem;align-items:start}}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{text-align:left;padding:.4rem .7rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--muted);font-weight:500;vertical-align:bottom}
td:not(:first-child){white-space:nowrap}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
th.n{white-space:normal}
@media screen and (max-width:40rem){table{font-size:.85rem}th,td{padding-right:.5rem}
td:first-child,th:first-child{position:sticky;left:0;min-width:6.5rem;background:var(--page)}}
@media print{body{font-size:10pt}main{max-width:none;padding:0}section{break-inside:avoid}h2{break-after:avoid}
.wide{overflow:visible;background:none}dl div{border:1px solid var(--line);background:none}.charts{grid-template-columns:repeat(2,1fr)}}
`;
