/** Colours by role. test/web/report/style/palette.spec.ts holds every pair in use to WCAG 2.2 contrast (1.4.3, 1.4.11). */
export interface Palette {
  /** Grounds. */
  page: string;
  surface: string;
  sunken: string;
  /** Lines between elements; decoration only. */
  line: string;
  /** Ink on any ground. */
  text: string;
  muted: string;
  accent: string;
  good: string;
  warn: string;
  bad: string;
  /** Grounds of badges and banners. */
  good_tint: string;
  warn_tint: string;
  bad_tint: string;
  note_tint: string;
  /** Shapes in charts, on surface or sunken. */
  good_fill: string;
  warn_fill: string;
  bad_fill: string;
  accent_fill: string;
  quiet_fill: string;
}

export const LIGHT: Palette = {
  page: '#f4f6f9',
  surface: '#ffffff',
  sunken: '#eef1f6',
  line: '#dce1e9',
  text: '#151b26',
  muted: '#525d70',
  accent: '#1d4ed8',
  good: '#14683f',
  warn: '#854d00',
  bad: '#b02318',
  good_tint: '#e2f3e9',
  warn_tint: '#fbeed5',
  bad_tint: '#fce6e4',
  note_tint: '#e6ecfb',
  good_fill: '#23865a',
  warn_fill: '#b8731a',
  bad_fill: '#cf4136',
  accent_fill: '#3b66de',
  quiet_fill: '#7b879b',
};

export const DARK: Palette = {
  page: '#0e1218',
  surface: '#161b24',
  sunken: '#1e2530',
  line: '#2f3948',
  text: '#e8ecf3',
  muted: '#a6b1c3',
  accent: '#91b4ff',
  good: '#68d79e',
  warn: '#f0bd60',
  bad: '#ff968d',
  good_tint: '#15301f',
  warn_tint: '#35270e',
  bad_tint: '#3b1a18',
  note_tint: '#1c2a49',
  good_fill: '#43b581',
  warn_fill: '#d99a3e',
  bad_fill: '#e8695f',
  accent_fill: '#6d94f5',
  quiet_fill: '#76839a',
};

/** The palette as custom properties: `--good-tint: #e2f3e9; …` */
export function toCustomProperties(palette: Palette): string {
  return Object.entries(palette)
    .map(([role, color]) => `--${role.replace('_', '-')}: ${color};`)
    .join(' ');
}
