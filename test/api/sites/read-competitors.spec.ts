import { expect } from 'chai';
import { HttpError } from '../../../api/http/http-error.js';
import { readCompetitors } from '../../../api/sites/read-competitors.js';

const guard = { checkUrl: (url: string) => new URL(url), resolveHost: async () => ['93.184.216.34'] };

async function errorOf(given: string[]): Promise<unknown> {
  const failure: unknown = await readCompetitors(guard, given, 'https://site.example/').catch((caught) => caught);
  return failure instanceof HttpError ? failure.body.detail : failure;
}

describe('[U] read competitors', () => {
  it('makes them absolute, in their order', async () => {
    expect(await readCompetitors(guard, ['b.example', 'http://A.example/x'], 'https://site.example/')).to.deep.equal([
      'https://b.example/',
      'http://a.example/x',
    ]);
  });

  for (const given of [
    ['b.example', 'https://www.site.example/shop'],
    ['b.example', 'http://www.b.example/'],
  ]) {
    it(`refuses ${given.join(' and ')}`, async () => {
      expect(await errorOf(given)).to.deep.equal([
        {
          loc: ['body', 'competitors', 1],
          msg: 'Competitors must be sites other than yours, each once',
          type: 'duplicate_site',
        },
      ]);
    });
  }

  it('refuses what is no address, at its place', async () => {
    expect(await errorOf(['b.example', 'ftp://c.example/'])).to.deep.equal([
      { loc: ['body', 'competitors', 1], msg: 'Not an http(s) address', type: 'url_not_allowed' },
    ]);
  });
});
