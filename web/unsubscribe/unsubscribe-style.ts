import { DARK, LIGHT, toCustomProperties } from '../report/style/palette.js';

/** One card in the middle; light or dark as the reader's system is. */
export const UNSUBSCRIBE_STYLE = `
:root { color-scheme: light dark; ${toCustomProperties(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${toCustomProperties(DARK)} } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--page); color: var(--text); font: 1.0625rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 30rem; padding: 2rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: 0.75rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
p:last-child, form { margin-bottom: 0; }
.note { color: var(--muted); font-size: 0.9375rem; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 2px solid var(--accent); border-radius: 0.5rem;
  background: var(--accent); color: var(--surface); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { text-decoration: underline; }
button:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }
@media (forced-colors: active) { button { border-color: ButtonText; } }
`.trim();
