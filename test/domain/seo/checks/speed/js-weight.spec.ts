import { expect } from 'chai';
import { speedJsWeight } from '../../../../../domain/seo/checks/speed/js-weight.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

const kinds: ['script'] = ['script'];
const of = (bytes: number) => sampleResource({ kinds, bytes, image: null, media_type: 'text/plain' });

describe('[U] speed/js-weight', () => {
  it('fires over 250 kB and is medium beyond the second bound', () => {
    expect(judgeResources(speedJsWeight, [of(254000)])).to.deep.equal([
      { url: `${SITE}/file`, observed: '254 kB', expected: 'at most 250 kB', ...USERS },
    ]);
    expect(judgeResources(speedJsWeight, [of(1000001)])[0]).to.include({ severity: 'medium' });
  });

  it('leaves light files, other kinds and what proves nothing alone', () => {
    const resources = [
      of(250000),
      { ...of(9_000_000), kinds: ['image' as const] },
      ...UNPROVEN.map((unproven) => ({ ...of(9_000_000), ...unproven })),
    ];
    expect(judgeResources(speedJsWeight, resources)).to.deep.equal([]);
  });
});
