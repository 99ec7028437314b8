/** The inbox: threads in a list, and one thread. */
export const INBOX = `
.inbox .unread { border-left: 3px solid var(--accent); }
.inbox .unread a { font-weight: 700; }
.inbox p { max-width: none; }
.thread-line { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; }
.thread-line .thread-time { margin-left: auto; }
.thread-foot { display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; align-items: center; justify-content: space-between; }
.thread-foot p { margin: 0; }
.label { display: inline-block; margin-left: 0.4rem; padding: 0 0.45rem; border: 1px solid var(--line); border-radius: 999px; }
#conversation { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
#conversation textarea { min-height: 12rem; }
.thread li:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 46rem) { .key-help { display: none; } }
kbd { padding: 0 0.3rem; border: 1px solid var(--line); border-radius: 4px; font-size: 0.85em; }
`;
