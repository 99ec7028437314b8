import { expect } from 'chai';
import { describeRendering } from '../../../../activities/audits/compose/describe-rendering.js';
import { RENDERED_URL, renderedPage } from '../../../support/sites/rendered-page.js';

const OK = { ok: true, value: null } as const;
const NOTHING = { rendered: false, final_url: null, script_redirect: null, differences: null };

describe('[U] describeRendering', () => {
  it('tells what scripts change', () => {
    const page = renderedPage({ raw: '<title>A</title>', rendered: '<title>B</title>' });
    const { differences, ...rest } = describeRendering(OK, page);
    expect(rest).to.deep.equal({ rendered: true, error: null, final_url: RENDERED_URL, script_redirect: null });
    expect(differences?.title).to.deep.equal({ raw: 'A', rendered: 'B' });
  });

  it('sets no two pages against each other', () => {
    const script_redirect = 'https://site.example/new';
    const page = renderedPage({ documents: 2, script_redirect, final_url: script_redirect });
    expect(describeRendering(OK, page)).to.deep.equal({
      rendered: true,
      error: null,
      final_url: script_redirect,
      script_redirect,
      differences: null,
    });
  });

  it('says why there is nothing, or that no one asked', () => {
    expect(describeRendering(null, null)).to.deep.equal({ ...NOTHING, error: null });
    const failed = { ok: false, error: { code: 'browser_unavailable', detail: 'No Chromium' } } as const;
    expect(describeRendering(failed, null)).to.deep.equal({ ...NOTHING, error: 'No Chromium' });
    expect(describeRendering(OK, null)).to.deep.equal({ ...NOTHING, error: 'The rendered page is not in the store' });
    expect(describeRendering(OK, renderedPage({ error: 'hangs', layout: null }))).to.include({
      rendered: false,
      error: 'hangs',
      differences: null,
    });
  });
});
