/** Fields and buttons: large enough to touch, distinguished by more than color. */
export const FORMS = `
form { display: grid; gap: 0.9rem; grid-template-columns: minmax(0, 1fr); }
.field { display: grid; gap: 0.25rem; align-content: start; }
.field label { font-weight: 600; font-size: 0.92rem; }
.field .hint { color: var(--muted); font-size: 0.85rem; }
/* One field and its button in a line, the label above and the hint below. */
.short-form { gap: 0.3rem 0.75rem; grid-template-columns: minmax(0, 9rem) auto minmax(0, 1fr); align-items: center; }
.short-form > :not(input, button) { grid-column: 1 / -1; }
.short-form label { font-weight: 600; font-size: 0.92rem; }
.short-form .hint { color: var(--muted); font-size: 0.85rem; }
fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
legend { font-weight: 650; padding: 0 0 0.4rem; }
.fields { display: grid; gap: 0.9rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
input, select, textarea {
  width: 100%; padding: 0.5rem 0.65rem; border: 1px solid var(--muted); border-radius: 8px; background: var(--surface);
  color: var(--text); font: inherit; min-height: 2.75rem;
}
textarea { min-height: 5.5rem; resize: vertical; }
input[type="checkbox"] { width: 1.3rem; min-height: 1.3rem; height: 1.3rem; accent-color: var(--accent-fill); }
select option:disabled { color: var(--muted); }
form details[open] > summary { margin-bottom: 0.9rem; }
form details > .field + .field { margin-top: 0.9rem; }
form details > ul + p { margin-top: 0.6rem; }
form details > fieldset { margin-top: 0.9rem; }
form details > fieldset > .field + .field { margin-top: 0.9rem; }
.to-copy { display: grid; gap: 0.35rem; margin-bottom: 0.75rem; }
.to-copy > span { font-weight: 600; font-size: 0.92rem; }
.to-copy code { padding: 0.5rem 0.65rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sunken); overflow-wrap: anywhere; }
.to-copy .actions { align-items: center; }
details.tool { display: block; padding-block: 0.9rem; }
details.tool > summary { cursor: pointer; margin: 0; }
.tool-title { font-weight: 650; margin-right: 0.35rem; }
.tool[open] > summary { margin-bottom: 0.9rem; }
.check { display: flex; gap: 0.5rem; align-items: center; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.45rem 1.1rem;
  border: 1px solid transparent; border-radius: 8px; background: var(--accent); color: var(--surface); font: inherit; font-weight: 650;
  text-decoration: none; cursor: pointer;
}
button.quiet, .button.quiet { background: var(--surface); color: var(--text); border-color: var(--muted); font-weight: 500; }
button:disabled { opacity: 0.6; cursor: progress; }
.problem { padding: 0.6rem 0.9rem; border-left: 4px solid var(--bad-fill); border-radius: 6px; background: var(--bad-tint); white-space: pre-line; }
.problem:empty, .outcome:empty { display: none; }
.actions.apart { margin-top: 0.6rem; }
.outcome { padding: 0.6rem 0.9rem; border-left: 4px solid var(--good-fill); border-radius: 6px; background: var(--good-tint); overflow-wrap: anywhere; white-space: pre-line; }
`;
