import { expect } from 'chai';
import type { FactSources } from '../../../../domain/seo/improvements/site-facts.js';
import { SPEED_IMPROVEMENTS } from '../../../../domain/seo/improvements/speed-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { speedRun } from '../../../support/samples/speed-runs.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string) => pageFrom('Hi', { url: `https://site.example${path}` });
const propose = (name: string, sources: FactSources) => proposeFrom(SPEED_IMPROVEMENTS, name, sources);
const saving = (id: string, savings_ms: number, items: string[] = []) => ({
  id,
  title: `Do ${id}`,
  description: '',
  savings_ms,
  savings_bytes: 0,
  items,
});

describe('[U] speed-improvements', () => {
  it('passes on the largest savings, each once', () => {
    const runs = [
      speedRun({
        scores: { performance: 80 },
        opportunities: [saving('small', 100), saving('large', 900, ['https://site.example/a.js'])],
      }),
      speedRun({ strategy: 'desktop', opportunities: [saving('large', 200)] }),
    ];
    const found = propose('lighthouse-savings', factSources([page('/')], { speed: runs }));
    expect(found).to.deep.equal({
      count: 2,
      urls: ['https://site.example/'],
      sample: 'Do large: 900 ms',
      steps: ['Do large: about 900 ms, beginning with https://site.example/a.js.', 'Do small: about 100 ms.'],
    });
  });

  it('has no savings to pass on for a quick page, a failed run, or none', () => {
    const quick = speedRun({ opportunities: [saving('small', 100)] });
    const failed = speedRun({
      scores: { performance: 10 },
      opportunities: [saving('x', 900)],
      runtime_error: { code: 'NO_FCP', message: '' },
    });
    expect(propose('lighthouse-savings', factSources([page('/')], { speed: [quick, failed] }))).to.equal(null);
    expect(propose('lighthouse-savings', factSources([page('/')]))).to.equal(null);
  });

  it('asks for full marks in accessibility, the lowest run counting', () => {
    const runs = [speedRun({ scores: { accessibility: 91 } }), speedRun({ scores: { accessibility: 88 } })];
    expect(propose('accessibility', factSources([page('/')], { speed: runs }))?.sample).to.equal(
      'Lighthouse accessibility 88',
    );
    expect(propose('accessibility', factSources([page('/')], { speed: [speedRun()] }))).to.equal(null);
    expect(propose('accessibility', factSources([page('/')]))).to.equal(null);
  });
});
