import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect } from 'chai';
import { PageThreads } from '../../activities/crawl/read/page-threads.js';
import { unpackArtifact, unpackDigest } from '../../store/crawl/pack-page.js';
import { pageJob } from '../support/sites/page-job.js';

/** The thread as it runs in production, from its source: threads do not inherit the loader of TypeScript. */
function startThread(): Worker {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href;
  const entry = new URL('../../workers/page-thread-main.ts', import.meta.url).href;
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}); });`;
  return new Worker(script, { eval: true, env: {} });
}

describe('[I] page thread main', () => {
  const threads = new PageThreads({ size: 1, startThread });
  after(() => threads.close());

  it('parses, judges, sums up and packs a page in another thread', async () => {
    const { page, targets } = await threads.read(pageJob('<title>Lamps</title><a href="/b">b</a>'));
    const { summary, findings } = unpackDigest(page);
    expect(unpackArtifact(page).html?.titles).to.deep.equal([{ text: 'Lamps', in_head: true }]);
    expect(summary.title).to.equal('Lamps');
    expect(findings.map((finding) => finding.check_id)).to.include('canonical/missing');
    expect(targets.links).to.deep.equal(['https://site.example/b']);
  });

  it('leaves the event loop free while it reads a million nested elements', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 20);
    const { page } = await threads.read(pageJob('<div>'.repeat(1_000_000)));
    clearInterval(timer);
    expect(unpackArtifact(page).html?.dom.nodes).to.equal(1_000_000);
    expect(ticks).to.be.greaterThan(2);
  });
});
