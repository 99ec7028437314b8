import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const headViewportNoZoom: PageCheck = {
  id: 'head/viewport-no-zoom',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Viewport disables zooming',
  why: 'People with low vision depend on zooming; a viewport that forbids it or stops it below 200% locks them out.',
  fix: 'Remove user-scalable=no and maximum-scale from the viewport.',
  reference: 'https://www.w3.org/WAI/standards-guidelines/act/rules/b4f0c3/',
  effort_hours: 0.25,
  judge({ url, html }) {
    const viewports = (html?.metas ?? []).filter(({ kind, key }) => kind === 'name' && key === 'viewport');
    const locked = viewports.filter(({ content }) => forbidsZoom(content));
    return foldCases(url, locked, ({ content }) => `"${content}"`, {
      expected: 'zoom to at least 200%',
      where: 'meta[name=viewport]',
    });
  },
};

function forbidsZoom(content: string): boolean {
  const settings = new Map<string, string>();
  for (const part of content.toLowerCase().split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=').map((text) => text.trim());
    settings.set(name, value);
  }
  const scalable = settings.get('user-scalable');
  if (scalable === 'no' || (scalable !== undefined && Math.abs(Number.parseFloat(scalable)) < 1)) return true;
  const maximum = settings.get('maximum-scale');
  // CSS Device Adaptation: "yes" reads as 1, "no" as the smallest scale; negative values are dropped.
  if (maximum === 'yes' || maximum === 'no') return true;
  const scale = Number.parseFloat(maximum ?? '');
  return scale >= 0 && scale < 2;
}
