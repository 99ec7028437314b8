import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const ORIGIN = 'https://site.example';
const failing = (count: number) =>
  Array.from({ length: count }, (_, at) => pageFrom('', { url: `${ORIGIN}/shop/${at}`, status: 502 }));
const home = (count: number) =>
  pageFrom(
    htmlPage(
      failing(count)
        .map(({ url }) => `<a href="${url}">${url}</a>`)
        .join(''),
    ),
    { url: `${ORIGIN}/` },
  );

describe('[U] server errors', () => {
  it('takes links to failing pages for the same failure', () => {
    const { cause, rest } = explainedSite([home(4), ...failing(4)]);
    expect(cause('index/server-errors')).to.include({ title: 'Server errors (5xx) on 4 pages', pages: 4 });
    const symptoms = cause('index/server-errors')?.explains.symptoms.map(({ check_id }) => check_id);
    expect(symptoms).to.include('link/broken-internal');
    expect(rest.some(({ check_id }) => check_id === 'link/broken-internal')).to.equal(false);
  });

  it('leaves a single failing page to its check', () => {
    expect(explainedSite([home(1), ...failing(1)]).cause('index/server-errors')).to.equal(undefined);
  });
});
