/** Outlines on a grid of 16, drawn for this app. */
const PATHS = {
  sites:
    'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5M1.75 8h12.5M8 1.75c-4 4-4 8.5 0 12.5M8 1.75c4 4 4 8.5 0 12.5',
  audits: 'M5.5 2.75H3v11.5h10V2.75h-2.5M5.5 1.75h5v2.5h-5zM5.5 9.25l1.75 1.75 3.25-3.75',
  campaigns: 'M14.25 1.75L1.75 6.5l5 2.75 2.75 5zM6.75 9.25l3-3',
  mail: 'M1.75 3.25h12.5v9.5H1.75zM1.75 4l6.25 5 6.25-5',
  text: 'M3.25 1.75h6.5l3 3v9.5h-9.5zM9.5 1.75v3.25h3.25M5.75 8h4.5M5.75 11h4.5',
  blocked: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5M3.75 3.75l8.5 8.5',
  connection: 'M5.25 1.75v3.5M10.75 1.75v3.5M3.25 5.25h9.5v2.5a4.75 4.75 0 0 1-9.5 0zM8 12.5v1.75',
  people:
    'M5.75 2.75a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 1 0 0-4.5M1.5 13.25c0-2.5 1.75-4 4.25-4s4.25 1.5 4.25 4M10.5 2.9a2.25 2.25 0 0 1 0 4.2M12 9.6c1.6.5 2.5 1.8 2.5 3.65',
  system: 'M1.5 8.5h3l2-5.5 3 10 2-4.5h3',
  overview: 'M2.9 12.75a6.25 6.25 0 1 1 10.2 0M8 9l2.75-3.25M7.25 9.75h1.5',
  search: 'M7 2.25a4.75 4.75 0 1 0 0 9.5a4.75 4.75 0 1 0 0-9.5M10.5 10.5l3.75 3.75',
  issues: 'M8 2l6.5 11.75h-13zM8 6.5v3.25M8 11.5v.5',
  pages: 'M5.25 1.75h5l3 3v7h-8zM10 1.75v3.25h3.25M2.75 4.5v9.75h7.5',
  schedules: 'M2 3.25h12v10.5H2zM2 6.5h12M5 1.75v3M11 1.75v3M5.5 9.25h1.5M9 9.25h1.5',
  settings:
    'M1.75 4.5h6M11.75 4.5h2.5M1.75 11.5h2.5M8.25 11.5h6M9.75 2.75a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M6.25 9.75a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5',
  insights: 'M8 1.75a4.25 4.25 0 0 0-2.5 7.7V11.25h5V9.45A4.25 4.25 0 0 0 8 1.75M6 13h4M6.75 14.5h2.5',
  speed: 'M9 1.75L3.25 9h4L6.5 14.25 12.75 7h-4z',
  content: 'M2 3.25h12M2 6.5h12M2 9.75h12M2 13h7.5',
  competitors: 'M2.75 14V8.5h2.5V14M6.75 14V2.75h2.5V14M10.75 14V6h2.5v8M1.75 14.25h12.5',
  reports: 'M3.25 1.75h9.5v12.5h-9.5zM5.75 11.5V9M8 11.5V5.75M10.25 11.5V7.5',
  tools: 'M13.75 4.25l-2.25 2.25-2-2 2.25-2.25a3.5 3.5 0 0 0-4.5 4.5L2 12l2 2 5.25-5.25a3.5 3.5 0 0 0 4.5-4.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Beside a text that says the same: screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
