import { expect } from 'chai';
import { speedCssWeight } from '../../../../../domain/seo/checks/speed/css-weight.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

const kinds: ['style'] = ['style'];
const of = (bytes: number) => sampleResource({ kinds, bytes, image: null, media_type: 'text/plain' });

describe('[U] speed/css-weight', () => {
  it('fires over 150 kB and is medium beyond the second bound', () => {
    expect(judgeResources(speedCssWeight, [of(154000)])).to.deep.equal([
      { url: `${SITE}/file`, observed: '154 kB', expected: 'at most 150 kB', ...USERS },
    ]);
    expect(judgeResources(speedCssWeight, [of(500001)])[0]).to.include({ severity: 'medium' });
  });

  it('leaves light files, other kinds and what proves nothing alone', () => {
    const resources = [
      of(150000),
      { ...of(9_000_000), kinds: ['image' as const] },
      ...UNPROVEN.map((unproven) => ({ ...of(9_000_000), ...unproven })),
    ];
    expect(judgeResources(speedCssWeight, resources)).to.deep.equal([]);
  });
});
