import { expect } from 'chai';
import { layersUnderLeast, renderCoverage } from './render-coverage.js';

const RECORD = {
  'domain/errors.ts': [10, 10],
  'domain/sites/site.ts': [10, 8],
  'store/sites/sites.ts': [100, 94],
} as const;

describe('[U] page about coverage', () => {
  const page = renderCoverage(RECORD);

  it('has a row for each layer, with the share that it should have', () => {
    expect(page).to.contain('| domain | 2 | 20 | 18 | 90.0 % | 95 % |');
    expect(page).to.contain('| store | 1 | 100 | 94 | 94.0 % | 95 % |');
    expect(page).to.contain('| api | 0 | 0 | 0 | 100.0 % | 95 % |');
  });

  it('has a row for each folder of a layer', () => {
    expect(page).to.contain('| `domain/sites/` | 1 | 10 | 8 | 80.0 % |');
    expect(page).to.not.contain('`domain/errors.ts/`');
  });

  it('names files of which little is reached', () => {
    const [, files] = page.split('## Files under');
    expect(files).to.contain('| `domain/sites/site.ts` | 10 | 8 | 80.0 % |');
    expect(files).to.not.contain('store/sites/sites.ts');
    expect(renderCoverage({})).to.match(/## Files under 90 %\n\nNone\.\n$/);
  });

  it('knows the layers that have too little', () => {
    expect(layersUnderLeast(RECORD)).to.deep.equal(['domain', 'store']);
    expect(
      layersUnderLeast({ ...RECORD, 'domain/sites/site.ts': [10, 9], 'store/sites/sites.ts': [100, 95] }),
    ).to.deep.equal([]);
  });
});
