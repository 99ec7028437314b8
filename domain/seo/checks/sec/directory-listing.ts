import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

const LISTING_TITLE = /^(index of|directory listing (for|of)|listing directory)\b/i;

export const secDirectoryListing: PageCheck = {
  id: 'sec/directory-listing',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Directory listing enabled',
  why: 'The list shows files that were never meant to be found, and such pages end up in search results.',
  fix: 'Switch directory indexes off, or put an index page into the directory.',
  reference: 'https://cwe.mitre.org/data/definitions/548.html',
  effort_hours: 0.5,
  judge(page) {
    const title = headTitle(page.html);
    if (!page.html || !LISTING_TITLE.test(title)) return [];
    const { anchors } = page.html;
    const upwards = anchors.some(
      ({ href, text }) => href === '../' || /^(parent directory|\.\.\/?)$/i.test(text.trim()),
    );
    // Apache sorts columns by links such as "?C=N;O=D".
    const sortable = anchors.some(({ href }) => /^\?C=[NMSD][;&]O=[AD]$/.test(href ?? ''));
    return upwards || sortable
      ? [{ url: page.url, observed: title, where: 'title and links', count: anchors.length }]
      : [];
  },
};
