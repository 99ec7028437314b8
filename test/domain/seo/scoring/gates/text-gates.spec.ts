import { expect } from 'chai';
import type { SiteArtifacts } from '../../../../../domain/seo/checks/check.js';
import { gateScripts, gateText } from '../../../../../domain/seo/scoring/gates/text-gates.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { renderedPage } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const body = (words: number) => htmlPage(`<main><p>${'word '.repeat(words)}</p></main>`);
const identifySite = (...words: number[]) =>
  siteFrom(words.map((count, at) => pageFrom(body(count), { url: `${ORIGIN}/${at}` })));
const subject = (site: SiteArtifacts, id = 'content/thin') => ({
  site,
  issues: [stubIssue(id, { affected_pages: site.pages.length })],
  thresholds: DEFAULT_THRESHOLDS,
});

describe('[U] gates of text', () => {
  it('caps by how much text is missing, not by how many pages are short of it', () => {
    const caps = [190, 150, 100, 60, 37, 10, 0].map(
      (words) => gateText(subject(identifySite(words, words, words)))?.cap,
    );
    expect(caps).to.deep.equal([undefined, 93, 70, 48, 34, 18, 12]);
  });

  it('names the pages and the words in the middle', () => {
    expect(gateText(subject(identifySite(37, 20, 400)))?.reason).to.equal(
      '2 of 3 pages have fewer than 200 words, 37 in the middle: there is little to be found for.',
    );
  });

  it('leaves a few short pages among long ones alone, and a project that does not mind', () => {
    expect(gateText(subject(identifySite(400, 400, 400, 400, 400, 400, 50)))).to.equal(null);
    expect(gateText({ ...subject(identifySite(5)), issues: [] })).to.equal(null);
  });

  it('reads the words that scripts bring, on rendered pages and on others like them', () => {
    const empty = htmlPage('<main><div id="root"></div></main>');
    const pages = [0, 1, 2].map((at) => pageFrom(empty, { url: `${ORIGIN}/${at}` }));
    const rendered = [renderedPage({ url: `${ORIGIN}/0`, raw: empty, rendered: body(300) })];
    expect(gateText(subject(siteFrom(pages, { rendered })))).to.equal(null);
    expect(gateText(subject(siteFrom(pages)))?.cap).to.equal(12);
  });

  it('caps pages whose text needs scripts by their share of the sample', () => {
    const sample = (scripted: number, sound: number) =>
      Array.from({ length: scripted + sound }, (_, at) => renderedPage({ url: `${ORIGIN}/${at}` }));
    const gate = (scripted: number, sound: number) =>
      gateScripts({
        ...subject(siteFrom([], { rendered: sample(scripted, sound) })),
        issues: [stubIssue('content/needs-javascript', { affected_pages: scripted })],
      });
    expect(gate(4, 0)).to.deep.include({ id: 'content_needs_scripts', cap: 50, share: 1 });
    expect(gate(2, 2)?.cap).to.equal(81);
    expect(gate(1, 9)).to.equal(null);
    expect(gateScripts(subject(siteFrom([])))).to.equal(null);
  });
});
