/** First run, live page and overview of a site. */
export const OVERVIEW = `
.first-run { display: grid; gap: 1.25rem; width: 100%; max-width: 40rem; margin: clamp(1rem, 10vh, 6rem) auto 0; }
.first-run .lead { margin-top: -0.5rem; }
.field-line { display: flex; flex-wrap: wrap; gap: 0.6rem; }
.field-line input { flex: 1 1 14rem; width: auto; min-width: 0; }
.verdict-text { font-size: 1.2rem; line-height: 1.4; letter-spacing: 0; text-wrap: pretty; }
.causes { display: grid; gap: 0.35rem; }
.causes li { margin: 0; }
.causes a { font-weight: 600; }
.fix-line { display: flex; flex-wrap: wrap; gap: 0.25rem 0.6rem; align-items: baseline; }
td .big { font-size: 1.15rem; }
.app-frame h1 { font-size: clamp(1.35rem, 1.1rem + 1vw, 1.75rem); }
.app-frame h2 { font-size: 1.2rem; }
.app-frame .tiles { grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); }
.app-frame .tile-value { font-size: 1.35rem; }
.app-frame .tile-text { padding-top: 0.2rem; font-size: 1rem; letter-spacing: 0; }
`;
