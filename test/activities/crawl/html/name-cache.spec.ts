import { expect } from 'chai';
import { internName } from '../../../../activities/crawl/html/name-cache.js';

describe('[U] name-cache', () => {
  const name = (text: string) => internName(`<${text}>`, 1, text.length + 1);

  it('returns names in lower case, whatever was read before', () => {
    const names = Array.from({ length: 5_000 }, (_, at) => `Data-${at}`);
    for (const round of [1, 2]) {
      for (const each of names) expect(name(each), `round ${round}`).to.equal(each.toLowerCase());
    }
    expect([name('DIV'), name('div'), name('Div'), name('é'), name('x'.repeat(100))]).to.deep.equal([
      'div',
      'div',
      'div',
      'é',
      'x'.repeat(100),
    ]);
  });
});
