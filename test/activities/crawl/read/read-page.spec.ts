import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import type { PageJob } from '../../../../activities/crawl/read/page-reader.js';
import { readPage } from '../../../../activities/crawl/read/read-page.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { packPage, unpackArtifact, unpackDigest } from '../../../../store/crawl/pack-page.js';
import { stubPageCheck } from '../../../support/samples/stub-checks.js';
import { JOB_URL, pageJob } from '../../../support/sites/page-job.js';

function read(job: PageJob) {
  const reading = readPage({ checks: ALL_CHECKS, packPage, unpackArtifact }, job);
  const digest = unpackDigest(reading.page);
  return { ...reading, digest, artifact: unpackArtifact(reading.page) };
}

const HTML = '<title>Lamps</title><a href="/b">more lamps</a>';

describe('[U] read page', () => {
  it('reduces an HTML page to what it says, judged, summed up, and with what it points to', () => {
    const { page, artifact, digest, targets } = read(pageJob(HTML, {}, { target_keywords: ['lamps'] }));
    expect(page).to.include({ url: JOB_URL, order: 7, html: true, blocked: false });
    expect(artifact).to.include({ url: JOB_URL, depth: 2, source: 'link', allowed_by_robots: true });
    expect(artifact.html?.titles).to.deep.equal([{ text: 'Lamps', in_head: true }]);
    expect(artifact.html?.keywords[0]).to.include({ keyword: 'lamps', in_title: true, body_count: 1 });
    expect(digest.summary).to.include({ url: JOB_URL, title: 'Lamps', status: 200 });
    expect(digest.findings.map((finding) => finding.check_id)).to.include('canonical/missing');
    expect(digest.reuse).to.equal(null);
    expect(targets).to.deep.equal({ redirects: [], links: ['https://site.example/b'] });
  });

  it('extracts from the document after its scripts have run where there is one, else from the source', () => {
    const rule = { type: 'absent' as const, severity: 'low' as const, when_missing: 'fail' as const };
    const extractions = [{ name: 'Price', selector: '.price', take: 'text' as const, all: false, rule }];
    const html = '<title>Lamps</title><p class="price">from source</p>';
    const rendered = { html: '<title>Lamps</title><p class="price">from script</p>', url: JOB_URL, documents: 1 };
    const of = (overrides: Partial<PageJob>) => read(pageJob(html, {}, { extractions, ...overrides }));
    const source = of({});
    expect(source.artifact.extracted).to.deep.include({ read_from: 'source' });
    expect(source.digest.summary.extracted?.columns[0]?.values).to.deep.equal(['from source']);
    expect(source.digest.findings.find(({ check_id }) => check_id === 'own:price')).to.include({
      observed: 'from source',
      severity: 'low',
    });
    const after = of({ rendered }).artifact.extracted;
    expect([after?.read_from, after?.columns[0]?.values]).to.deep.equal(['rendered', ['from script']]);
    const failed = of({ rendered: { error: 'no browser' } }).artifact.extracted;
    expect([failed?.read_from, failed?.columns[0]?.values]).to.deep.equal(['source', ['from source']]);
    expect(read(pageJob(html)).artifact).to.not.have.property('extracted');
  });

  it('keeps with the page which checks threw on it, and hands their stacks over for the log', () => {
    const broken = stubPageCheck('title/missing', {
      judge: () => {
        throw new TypeError('x is undefined');
      },
    });
    const checks = [broken, stubPageCheck('a/works')];
    const { page, failed } = readPage({ checks, packPage, unpackArtifact }, pageJob(HTML));
    const digest = unpackDigest(page);
    expect(digest.failed).to.deep.equal([{ id: 'title/missing', message: 'x is undefined' }]);
    expect(failed[0]?.stack).to.contain('TypeError: x is undefined');
    expect(read(pageJob(HTML)).digest).not.to.have.property('failed');
  });

  it('hashes the body, unless it was cut', () => {
    // printf '%s' '<p>x</p>' | sha256sum
    const hash = '31d8e07ec305ac4e2515d1f0b1c8c603';
    expect(read(pageJob('<p>x</p>')).artifact.fetch.body_hash).to.equal(hash);
    expect(read(pageJob('<p>x</p>', { truncated: true })).artifact.fetch.body_hash).to.equal(null);
  });

  const bodies: [what: string, mediaType: string | null, body: string, isHtml: boolean][] = [
    ['HTML without a type', null, '<!doctype html><title>x</title>', true],
    ['an error page', 'text/html', '<title>Gone</title>', true],
    ['no content', 'text/html', '', false],
    ['an image', 'image/png', '\u0089PNG', false],
    ['JSON', 'application/json', '{"title":"<title>x</title>"}', false],
  ];
  for (const [what, media_type, body, isHtml] of bodies) {
    it(`${what} is ${isHtml ? '' : 'no '}HTML`, () => {
      const { page, artifact } = read(pageJob(body, { status: 404, media_type }));
      expect([page.html, artifact.html !== null]).to.deep.equal([isHtml, isHtml]);
    });
  }

  it('a URL that robots.txt forbids is known, was not asked for, and says nothing else', () => {
    const { page, artifact } = read(pageJob('', {}, { answer: null }));
    expect(page).to.include({ html: false, blocked: true, validators: null });
    expect(artifact).to.deep.equal({
      url: JOB_URL,
      depth: 2,
      source: 'link',
      allowed_by_robots: false,
      fetch: blankFacts(),
      html: null,
    });
  });

  describe('with a page of an earlier crawl', () => {
    const before = read(pageJob(HTML, { ttfb_ms: 100 })).page;

    it('takes over what is not modified, with the place it has now', () => {
      const answer = {
        facts: { ...blankFacts(), status: 304, ttfb_ms: 20, http_version: '2' as const },
        body: Buffer.alloc(0),
      };
      const entry = { url: JOB_URL, depth: 0, source: 'start' as const, order: 0 };
      const { artifact, digest, page, targets } = read(pageJob('', {}, { previous: before, answer, entry }));
      expect(artifact).to.deep.equal({
        ...unpackArtifact(before),
        depth: 0,
        source: 'start',
        fetch: { ...unpackArtifact(before).fetch, not_modified: true },
      });
      expect([digest.reuse, page.order, targets.links]).to.deep.equal(['not_modified', 0, ['https://site.example/b']]);
      expect(digest.findings.map((finding) => finding.check_id)).to.include('canonical/missing');
    });

    it('does not parse the same bytes again', () => {
      const marked = unpackArtifact(before);
      marked.html?.titles.push({ text: 'was taken over', in_head: true });
      const previous = packPage({ ...read(pageJob(HTML)).digest, order: 0, artifact: marked });
      const same = read(pageJob(HTML, { ttfb_ms: 300 }, { previous }));
      expect(same.digest.reuse).to.equal('unchanged');
      expect(same.artifact.html?.titles).to.have.length(2);
      expect(same.artifact.fetch).to.include({ ttfb_ms: 300, not_modified: false });
      const changed = read(pageJob(`${HTML} `, {}, { previous }));
      expect([changed.digest.reuse, changed.artifact.html?.titles.length]).to.deep.equal([null, 1]);
    });
  });
});
