/** The layout of every page's content; the frame around it is in navigation.ts. Nothing here changes letter case: headings name hosts. */
export const SHELL = `
.plain-page { max-width: 48rem; margin: 0 auto; padding: 2.5rem 1.25rem 3rem; }
.page { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr); }
.page-head { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; }
.page-head h1 { flex: 1 1 16rem; }
.page-head .actions { margin: 0; }
.banner .button { display: inline-block; margin-top: 0.5rem; }
/* A long name keeps its width: tabs come below it. */
.page-head:has(.tabs) h1 { flex-basis: 100%; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); padding: 0; list-style: none; }
.cards > li { margin: 0; }
.cards .card { height: 100%; }
.card h2, .card h3 { overflow-wrap: anywhere; }
.headline { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: baseline; justify-content: space-between; }
.big { font-size: 2rem; font-weight: 700; letter-spacing: -0.02em; line-height: 1.1; }
.empty { padding: 1.5rem; border: 1px dashed var(--line); border-radius: 12px; display: grid; gap: 0.75rem; }
.progress { display: grid; gap: 0.5rem; }
.progress progress { width: 100%; height: 0.9rem; accent-color: var(--accent-fill); }
.pipeline { display: grid; gap: 0.5rem; padding: 0; margin: 0; list-style: none; }
.pipeline li { display: grid; gap: 0.25rem; margin: 0; }
.reply { display: grid; gap: 0.4rem; padding: 0.9rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.reply + .reply { margin-top: 0.6rem; }
.reply blockquote { margin: 0; padding-left: 0.8rem; border-left: 3px solid var(--line); white-space: pre-line; overflow-wrap: anywhere; }
.states { display: grid; gap: 0.6rem; list-style: none; }
.states:not(.card) { padding: 0; }
.states.lines li { flex-wrap: nowrap; align-items: baseline; }
.states.lines li > :last-child { flex: 1; min-width: 0; }
.states li { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; margin: 0; }
.tabs { display: flex; flex-wrap: wrap; gap: 0.25rem; padding: 0; list-style: none; }
.tabs li { margin: 0; }
.tabs a { display: block; padding: 0.35rem 0.75rem; border-radius: 8px; color: var(--text); text-decoration: none; }
.tabs a:hover { background: var(--sunken); }
.tabs a[aria-current] { background: var(--note-tint); color: var(--accent); font-weight: 650; }
.card pre, [data-mails] pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
`;
