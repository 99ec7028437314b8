/** Letters, colors and spaces that hold everywhere. */
export const GROUND = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0 auto; padding: 0 1.25rem 3rem; max-width: 78rem;
  background: var(--page); color: var(--text);
  font: 1rem/1.55 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}
h1, h2, h3, h4 { margin: 0; line-height: 1.25; text-wrap: balance; }
h1 { font-size: clamp(1.5rem, 1.1rem + 1.8vw, 2.1rem); letter-spacing: -0.02em; overflow-wrap: anywhere; }
h2 { font-size: 1.4rem; letter-spacing: -0.01em; }
h3 { font-size: 1.05rem; }
h4 { font-size: 0.95rem; }
p { margin: 0; max-width: 72ch; }
a { color: var(--accent); text-underline-offset: 0.15em; text-decoration-thickness: 1px; overflow-wrap: anywhere; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
bdi { overflow-wrap: anywhere; }
a, td, th, li, pre { unicode-bidi: isolate; }
ul, ol { margin: 0; padding-left: 1.4rem; }
li + li { margin-top: 0.3rem; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: 0.85em; }
pre code { font-size: inherit; }
.small { font-size: 0.85rem; }
.muted { color: var(--muted); }
.nowrap { white-space: nowrap; }
.unseen {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--surface); }
.skip:focus { top: 0.5rem; z-index: 2; }
.good { --tone: var(--good); --tint: var(--good-tint); }
.warn { --tone: var(--warn); --tint: var(--warn-tint); }
.bad { --tone: var(--bad); --tint: var(--bad-tint); }
.note { --tone: var(--accent); --tint: var(--note-tint); }
.badge {
  display: inline-block; padding: 0.05rem 0.55rem; border-radius: 1rem; background: var(--tint); color: var(--tone);
  font-size: 0.78rem; font-weight: 650; white-space: nowrap;
}
`;
