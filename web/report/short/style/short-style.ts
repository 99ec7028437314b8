import type { Brand } from '../../../../domain/reports/brand.js';
import { squeeze } from '../../style/colors.js';
import { pageFooter } from '../../style/page-footer.js';
import { brandColors } from './brand-colors.js';
import { SHORT_COVER } from './cover.js';
import { SHORT_PAGE } from './page.js';
import { SHORT_PARTS } from './parts.js';

export interface ShortStyleInput {
  brand: Pick<Brand, 'primary_color' | 'accent_color'> | null;
  /** At the foot of each page but the cover. */
  footer: string;
}

/** The style sheet of the short report: the same rules for all, with the brand's colors and footer. */
export function shortStyle({ brand, footer }: ShortStyleInput): string {
  const own = `:root { ${brandColors(brand)} } ${pageFooter(footer)}`;
  return [own, SHORT_PAGE, SHORT_COVER, SHORT_PARTS].map(squeeze).join('\n');
}
