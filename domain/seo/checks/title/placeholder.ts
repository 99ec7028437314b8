import { comparable } from '../../../base/text/text-form.js';
import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

/** What editors, templates and starter kits put into a new page, in comparable form. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  [
    'home|homepage|home page|start|startpage|start page|startseite|accueil|inicio|index|index.html|main page',
    'untitled|untitled document|untitled page|untitled-1|unbenanntes dokument|sans titre|no title|title|page title',
    'title here|site title|document|new document|page|new page|web page|website|my website|my site|default',
    'default page|default title|test|test page|sample page|example page|welcome|coming soon|loading|loading...',
    'react app|vite app|vite + react|vite + react + ts|vite + vue|vite + vue + ts|create next app|nuxt app',
  ].flatMap((line) => line.split('|')),
);

export const titlePlaceholder: PageCheck = {
  id: 'title/placeholder',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Placeholder title',
  why: 'A title that a tool or template left behind does not say what the page is about, and is often on many pages.',
  fix: 'Replace it by a title that describes what this page offers.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }) {
    const title = headTitle(html);
    if (!PLACEHOLDERS.has(comparable(title))) return [];
    return [{ url, observed: `"${title}"`, expected: 'a title that describes the page', where: 'head > title' }];
  },
};
