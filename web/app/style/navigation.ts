/**
 * The frame: a sidebar beside the page on wide screens; on narrow ones a bar on top, with the sidebar as a popover. A
 * browser that does not know popovers shows it between the bar and the page.
 */
export const NAVIGATION = `
body { max-width: none; padding: 0; }
.app-frame > .page { padding: 1rem 0.9rem 3rem; max-width: 92rem; }
.topbar {
  display: flex; gap: 0.75rem; align-items: center; padding: 0.5rem 0.9rem; border-bottom: 1px solid var(--line);
  background: var(--surface);
}
.topbar .brand, .sidebar .brand { text-decoration: none; }
.topbar-site { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); }
.topbar button { margin-left: auto; }
.sidebar {
  display: none; flex-direction: column; gap: 1rem; inset: 0 auto 0 0; width: min(19rem, 88vw); height: 100dvh; max-height: none;
  margin: 0; padding: 1rem 0.75rem; border: 0; border-right: 1px solid var(--line); overflow-y: auto;
  background: var(--surface); color: var(--text);
}
.sidebar:popover-open { display: flex; }
.sidebar::backdrop { background: rgb(0 0 0 / 45%); }
@supports not selector(:popover-open) { .sidebar { display: flex; width: auto; height: auto; } }
.sidebar .brand { padding: 0.25rem 0.6rem; }
.sidebar nav ul, .switcher ul { padding: 0; list-style: none; }
.sidebar nav li, .switcher li { margin: 0; }
.sidebar nav { display: grid; gap: 1rem; }
.sidebar nav a, .switcher ul a, .switcher-all {
  display: flex; gap: 0.6rem; align-items: center; min-height: 2.25rem; padding: 0.3rem 0.6rem; border-radius: 8px; color: var(--text);
  font-size: 0.92rem; text-decoration: none;
}
.sidebar nav a:hover, .switcher a:hover { background: var(--sunken); }
.sidebar a[aria-current] { background: var(--note-tint); color: var(--accent); font-weight: 650; }
.nav-group { padding: 0 0.6rem 0.2rem; color: var(--muted); font-size: 0.78rem; font-weight: 650; }
.icon { flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.switcher { border: 1px solid var(--line); border-radius: 10px; }
.switcher summary {
  display: flex; gap: 0.5rem; align-items: center; justify-content: space-between; min-height: 2.75rem; padding: 0.3rem 0.6rem;
  font-weight: 650; cursor: pointer; list-style: none;
}
.switcher summary::-webkit-details-marker { display: none; }
.switcher summary::after { content: "▾" / ""; color: var(--muted); }
.switcher[open] summary::after { content: "▴" / ""; }
.switcher-name { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.switcher ul { max-height: 18rem; padding: 0.3rem; overflow-y: auto; border-top: 1px solid var(--line); }
.switcher-all { border-top: 1px solid var(--line); border-radius: 0 0 10px 10px; color: var(--accent); }
.who-am-i { display: grid; gap: 0.6rem; margin-top: auto; padding: 0.75rem 0.6rem 0; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.85rem; overflow-wrap: anywhere; }
@media (min-width: 56.25rem) {
  .app-frame { display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100dvh; }
  .app-head { position: sticky; top: 0; align-self: start; height: 100dvh; }
  .topbar { display: none; }
  .sidebar { display: flex; position: static; width: auto; height: 100%; }
  .app-frame > .page { padding: 1.75rem clamp(1.25rem, 3vw, 2.5rem) 3rem; align-content: start; }
}
`;
