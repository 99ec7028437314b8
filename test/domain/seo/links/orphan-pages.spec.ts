import { expect } from 'chai';
import type { PageArtifact, PageSource } from '../../../../domain/seo/artifacts/page.js';
import type { SiteArtifacts } from '../../../../domain/seo/checks/check.js';
import { crawlOrphan } from '../../../../domain/seo/checks/crawl/orphan.js';
import { findOrphans } from '../../../../domain/seo/links/find-orphans.js';
import { orphanPages } from '../../../../domain/seo/links/orphan-pages.js';
import { summarizeTechnical } from '../../../../domain/seo/site/technical-summary.js';
import { context } from '../../../support/check-context.js';
import { randomNumbers } from '../../../support/random-numbers.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const from = (source: PageSource, page: PageArtifact): PageArtifact => ({ ...page, source, depth: null });

/** Where each address of a generated site leads to, how it answers, and whether the sitemap lists it. */
interface Node {
  leads_to: number[];
  kind: 'page' | 'redirect' | 'error' | 'reference';
  listed: boolean;
}

const pathOf = (node: number) => (node === 0 ? '/' : `/n${node}`);

/** Few links, so that many addresses are cut off; the last two link to each other and to nothing else. */
function generate(seed: number): Node[] {
  const random = randomNumbers(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const size = 8 + pick(25);
  const nodes = Array.from({ length: size }, (_, node): Node => {
    const kinds = ['page', 'page', 'page', 'redirect', 'error', 'reference'] as const;
    const kind = node === 0 ? 'page' : (kinds[pick(kinds.length)] ?? 'page');
    const leads_to =
      kind === 'error' ? [] : Array.from({ length: kind === 'redirect' ? 1 : pick(3) }, () => pick(size));
    return { leads_to, kind, listed: kind !== 'reference' && random() < 0.7 };
  });
  const [one, other] = [size, size + 1];
  return [...nodes, { leads_to: [other], kind: 'page', listed: true }, { leads_to: [one], kind: 'page', listed: true }];
}

function toSite(nodes: readonly Node[]): SiteArtifacts {
  const pages = nodes.map(({ leads_to, kind, listed }, node): PageArtifact => {
    const own = url(pathOf(node));
    const targets = leads_to.map(pathOf);
    if (kind === 'error') return pageFrom('', { url: own, status: 404 });
    if (kind === 'redirect') return redirectPage(own, url(targets[0] ?? '/'));
    return from(kind === 'reference' ? 'reference' : listed ? 'sitemap' : 'link', linkPage(own, ...targets));
  });
  const entries = nodes.flatMap(({ listed }, node) => (listed ? [sitemapEntry(pathOf(node))] : []));
  return siteFrom(pages, { sitemap: sitemapFrom({ entries }) });
}

/** Worked out from the graph alone: listed pages that answer and that no path from node 0 comes to. */
function expected(nodes: readonly Node[]): string[] {
  const reached = new Set([0]);
  for (const node of reached) for (const target of nodes[node]?.leads_to ?? []) reached.add(target);
  return nodes.flatMap(({ kind, listed }, node) =>
    kind === 'page' && listed && !reached.has(node) ? [url(pathOf(node))] : [],
  );
}

const rowsOf = (site: SiteArtifacts) => findOrphans({ site, unreliable: null, not_followed: null }).rows;

describe('[U] orphan pages', () => {
  it('are the same for check, list and summary, and those that the graph says, over 300 generated sites', () => {
    let islands = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const nodes = generate(seed);
      const site = toSite(nodes);
      const right = expected(nodes);
      const listed = rowsOf(site).filter(({ status, sources }) => status === 200 && sources.includes('sitemap'));
      const of = `site ${seed}`;
      expect(
        orphanPages(site).map((page) => page.url),
        of,
      ).to.deep.equal(right);
      expect(
        crawlOrphan.judge(site, context()).map((finding) => finding.url),
        of,
      ).to.deep.equal(right);
      expect(listed.map((row) => row.url).sort(), of).to.deep.equal([...right].sort());
      expect(summarizeTechnical(site).orphan_pages, of).to.deep.equal(right);
      if (right.some((page) => site.inlinks.has(page))) islands++;
    }
    expect(islands).to.equal(300);
  });

  it('leave to other checks what pages alone name, and list it all the same', () => {
    const site = siteFrom([linkPage(url('/')), from('reference', linkPage(url('/de')))]);
    expect(orphanPages(site)).to.deep.equal([]);
    expect(rowsOf(site).map((row) => [row.url, row.sources])).to.deep.equal([[url('/de'), ['reference']]]);
  });

  it('are those too that visits or search alone know, where they were crawled', () => {
    const pages = [linkPage(url('/')), from('sitemap', linkPage(url('/lost'), '/child')), linkPage(url('/child'))];
    expect(orphanPages(siteFrom(pages)).map((page) => page.url)).to.deep.equal([url('/lost')]);
    const visited = siteFrom(pages, { landing_pages: [{ url: url('/child'), sessions: 4 }] });
    expect(orphanPages(visited).map((page) => page.url)).to.deep.equal([url('/lost'), url('/child')]);
    expect(rowsOf(visited).map((row) => row.url)).to.deep.equal([url('/child'), url('/lost')]);
  });

  it('are none where links may lead to them that were not read', () => {
    const pages = [linkPage(url('/')), from('sitemap', linkPage(url('/lost')))];
    const cut = siteFrom(pages, { crawl_incomplete: true, links_incomplete: true });
    expect([orphanPages(cut), rowsOf(cut)]).to.deep.equal([[], []]);
    const whole = siteFrom(pages, { crawl_incomplete: true, links_incomplete: false });
    expect([orphanPages(whole).length, rowsOf(whole).length]).to.deep.equal([1, 1]);
  });
});
