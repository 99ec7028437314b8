import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const probes = (https: number) => ({
  http_form: { status: 200, final_url: 'http://site.example/', error: null },
  https_form: { status: https, error: https === 0 ? ({ kind: 'refused', message: 'refused' } as const) : null },
  www_form: null,
  random_path: null,
  favicon: null,
  llms_txt: null,
});
const pages = ['/', '/a', '/b'].map((path) =>
  pageFrom(htmlPage(`<p>${path}</p>`, `<link rel="canonical" href="https://site.example${path}">`), {
    url: `http://site.example${path}`,
  }),
);

describe('[U] host twin', () => {
  it('asks for a redirect where canonicals name the https form that answers', () => {
    const { causes } = explainedSite(pages, { probes: probes(200) as never });
    const [cause] = causes.filter(({ level }) => level === 'canonical');
    expect(cause).to.include({ id: 'canonical/host-twin', pages: 3 });
    expect(cause?.steps[0]).to.equal(
      'Redirect every URL of http://site.example to the same path under https://site.example, which its canonicals name, with status 301.',
    );
  });

  it('takes a form that does not answer for another host', () => {
    const { causes } = explainedSite(pages, { probes: probes(0) as never });
    expect(causes.map(({ id }) => id))
      .to.include('canonical/other-host')
      .and.not.include('canonical/host-twin');
  });
});
