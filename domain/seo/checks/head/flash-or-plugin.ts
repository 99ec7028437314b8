import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const headFlashOrPlugin: PageCheck = {
  id: 'head/flash-or-plugin',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Content requires a plug-in',
  why: 'Browsers no longer run Flash, Java or Silverlight and search engines do not index them: such content does not exist for visitors.',
  fix: 'Rebuild the content with HTML, video or canvas, or remove it.',
  reference: 'https://developers.google.com/search/blog/2019/10/goodbye-flash',
  effort_hours: 4,
  judge({ url, html }) {
    return foldCases(url, html?.plugins ?? [], (plugin) => plugin, {
      expected: 'content that runs without plug-ins',
      where: 'object, embed',
    });
  },
};
