import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const imageSvgInlineLarge: PageCheck = {
  id: 'image/svg-inline-large',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Large inline SVG',
  why: 'An svg written into the page is sent with every view and cannot be cached; the same one many times over is sent as often.',
  fix: 'Serve the drawing as a file, or keep one copy and refer to it with use.',
  reference: 'https://developer.mozilla.org/en-US/docs/Web/SVG/Element/use',
  effort_hours: 0.5,
  judge({ url, html }, { thresholds }) {
    const { inline_svg_chars: maxChars, inline_svg_copies: maxCopies } = thresholds;
    const heavy = (html?.inline_svgs ?? []).filter(
      ({ chars, copies }) => chars > maxChars || (copies >= maxCopies && chars * copies > maxChars),
    );
    return foldCases(
      url,
      heavy,
      ({ chars, copies, start }) => writeText`${copies > 1 ? `${copies} × ` : ''}${chars} characters: ${start}`,
      {
        expected: writeText`inline drawings of at most ${maxChars} characters, copies counted`,
        where: 'svg',
      },
    );
  },
};
