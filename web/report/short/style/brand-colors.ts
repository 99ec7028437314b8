import type { Brand } from '../../../../domain/reports/brand.js';
import { inkOn, mixTint, readableOn } from '../../../../domain/reports/readable-color.js';

/** Without a brand: a deep blue. */
const OWN = { primary_color: '#16315c', accent_color: '#1d5bd6' };
const PAPER = '#ffffff';
/** Grounds of cards and stripes: nearly white. */
const TINT_SHARE = 0.93;
const GRAPHIC_CONTRAST = 3;

/** The colors of the report as custom properties. Whatever was chosen, text is readable (WCAG 2.2, 1.4.3 and 1.4.11). */
export function brandColors(brand: Pick<Brand, 'primary_color' | 'accent_color'> | null): string {
  const { primary_color: primary, accent_color: accent } = brand ?? OWN;
  const tint = mixTint(accent, TINT_SHARE);
  const colors = {
    primary,
    'on-primary': inkOn(primary),
    heading: readableOn(primary, PAPER, 7),
    accent: readableOn(accent, tint),
    'accent-fill': readableOn(accent, PAPER, GRAPHIC_CONTRAST),
    tint,
  };
  return Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
