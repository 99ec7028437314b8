import { expect } from 'chai';
import { mapStructure } from '../../../../domain/reports/structure/map-structure.js';
import { StructurePage, type StructurePageProps } from '../../../../web/app/structure/structure-page.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

const HOME = 'https://shop.example/';
const SITE = { id: 'a'.repeat(24), site: 'shop.example' };
const audit = { id: 'b'.repeat(24), website_url: HOME, created_at: '2026-06-01T08:00:00.000Z' };
const place = { path: `/app/sites/${SITE.id}/structure`, audit: null };
const PAGES = [
  exploredPage({ url: HOME, depth: 0 }),
  exploredPage({ url: `${HOME}%3Cb%3E/a/x`, depth: 2, status: 500, indexable: false }),
  exploredPage({ url: `${HOME}%3Cb%3E/a/y`, depth: 3, status: 0, indexable: false }),
  exploredPage({ url: `${HOME}%3Cb%3E/z`, depth: null, status: 301, indexable: false, issues: 2 }),
];
const BASE: StructurePageProps = {
  site: SITE,
  head: { audit, place, site: SITE, audits: [] },
  folder: '',
  reason: null,
  structure: null,
  orphans: null,
  isGuest: false,
};
const show = (change: Partial<StructurePageProps>) => renderPart(StructurePage, { ...BASE, ...change });

describe('[U] page of the structure of a site', () => {
  it('shows folders as a tree, with a column for each status class that occurs', () => {
    const html = show({ structure: mapStructure(PAGES, null) });
    expect(html).not.to.contain('<b>');
    const text = readText(html);
    expect(text).to.match(/3xx 5xx No response/);
    expect(text).not.to.contain('4xx Words');
    expect(text).to.match(/<b>\/ 3 0 1 1 1 – 1 2–3 a\/ 2 0 0 1 1/);
    expect(text).to.match(/Not linked 1/);
    expect(text).not.to.contain('With issues Clicks');
    expect(html).to.contain(`/app/sites/${SITE.id}/structure?folder=`);
  });

  it('leads from a folder to each of those around it', () => {
    const html = show({ folder: `${HOME}%3Cb%3E/a/`, structure: mapStructure(PAGES, `${HOME}%3Cb%3E/a/`) });
    expect(readText(html)).to.contain('All folders <b> https://shop.example/%3Cb%3E/a/');
    expect(html).to.contain(`?folder=${encodeURIComponent(`${HOME}%3Cb%3E/`)}"`);
    const nothing = show({ folder: `${HOME}none/`, reason: 'This audit crawled no page there.' });
    expect(readText(nothing)).to.match(/All folders .*crawled no page there/);
  });

  it('says why nothing is certain about orphan pages, and leads guests to no page that they cannot open', () => {
    const report = { is_certain: false, reason: 'The crawl stopped early.', sources: [], orphans: 20 };
    const orphans = { report, rows: [] };
    const structure = mapStructure(PAGES, null);
    expect(readText(show({ structure, orphans }))).to.match(/The crawl stopped early\..*View 20 orphan pages/);
    const guest = show({ structure, orphans, isGuest: true });
    expect(guest).not.to.contain('/app/audits/');
    const found = { report: { ...report, is_certain: true, reason: null, orphans: 0 }, rows: [] };
    expect(readText(show({ structure, orphans: found }))).to.contain('No orphan pages found.');
    expect(readText(show({ head: null, isGuest: true }))).not.to.contain('Run an audit');
  });
});
