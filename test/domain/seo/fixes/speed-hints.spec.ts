import { expect } from 'chai';
import { deferredScripts, fontDisplay, lcpPreload, preconnects } from '../../../../domain/seo/fixes/speed-hints.js';
import { write } from '../../../support/fix-cases.js';
import { speedRun } from '../../../support/samples/speed-runs.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = pageFrom('Hi', { url: 'https://site.example/' });
const run = (id: string, ...items: string[]) =>
  speedRun({ opportunities: [{ id, title: id, description: '', savings_ms: 100, savings_bytes: 0, items }] });
const codes = (fix: typeof lcpPreload, ...speed: ReturnType<typeof run>[]) =>
  write(fix, [page], { speed }).map(({ code }) => code);

describe('[U] speed hints', () => {
  it('load the image first that Lighthouse names', () => {
    expect(codes(lcpPreload, run('lcp-discovery-insight', 'https://site.example/hero.webp?a=1&b=2'))).to.deep.equal([
      '<link rel="preload" as="image" href="https://site.example/hero.webp?a=1&amp;b=2" fetchpriority="high">',
    ]);
  });

  it('defer scripts, not style sheets', () => {
    const named = run('render-blocking-insight', 'https://site.example/a.js', 'https://site.example/a.css');
    expect(codes(deferredScripts, named, named)).to.deep.equal([
      '<script src="https://site.example/a.js" defer></script>',
    ]);
  });

  it('open connections by origin, each once', () => {
    expect(
      codes(preconnects, run('network-dependency-tree-insight', 'https://cdn.example/a', 'https://cdn.example/b')),
    ).to.deep.equal(['<link rel="preconnect" href="https://cdn.example">']);
  });

  it('say nothing that Lighthouse did not name, or that a failed run named', () => {
    const failed = {
      ...run('lcp-discovery-insight', 'https://x.example/a.png'),
      runtime_error: { code: 'X', message: 'x' },
    };
    for (const fix of [lcpPreload, deferredScripts, preconnects]) {
      expect(codes(fix)).to.deep.equal([]);
      expect(codes(fix, failed)).to.deep.equal([]);
    }
  });

  it('show fonts with text at once', () => {
    expect(codes(fontDisplay)[0]).to.match(/font-display: swap;/);
  });
});
