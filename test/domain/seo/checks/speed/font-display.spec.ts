import { expect } from 'chai';
import { speedFontDisplay } from '../../../../../domain/seo/checks/speed/font-display.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (run: Parameters<typeof speedRun>[0]) =>
  speedFontDisplay.judge(siteFrom([], { speed: [speedRun(run)] }), context());

describe('[U] speed/font-display', () => {
  it('names the fonts that text waits for', () => {
    expect(judge({ blocking_fonts: ['https://site.example/a.woff2', 'https://site.example/b.woff2'] })).to.deep.equal([
      {
        url,
        observed: '2: https://site.example/a.woff2; https://site.example/b.woff2',
        expected: 'font-display: swap or optional',
        where: 'Lighthouse, mobile',
      },
    ]);
  });

  it('says nothing when text waits for none, nor of a run that did not load the page', () => {
    expect(judge({ blocking_fonts: [] })).to.deep.equal([]);
    const runtime_error = { code: 'NO_FCP', message: 'nothing painted' };
    expect(judge({ blocking_fonts: ['https://site.example/a.woff2'], runtime_error })).to.deep.equal([]);
  });
});
