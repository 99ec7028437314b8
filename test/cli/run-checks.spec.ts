import { expect } from 'chai';
import type { Catalog } from '../../domain/seo/check-catalog.js';
import { captureCli } from './capture-cli.js';
import { type StandInApi, startStandInApi } from './stand-in-api.js';

const TEXTS = { why: 'It matters.', fix: 'Mend it.', reference: 'https://www.rfc-editor.org/rfc/rfc9110' };
const CATALOGUE: Catalog = {
  checks: [
    {
      id: 'title/missing',
      category: 'title',
      component: 'on_page_seo',
      severity: 'high',
      scope: 'page',
      ...TEXTS,
      title: 'No title',
      effort_hours: 1,
      off_by_default: false,
    },
    {
      id: 'link/external-no-rel',
      category: 'link',
      component: 'technical_seo',
      severity: 'info',
      scope: 'site',
      ...TEXTS,
      title: 'Links without rel',
      effort_hours: 0.5,
      off_by_default: true,
    },
  ],
  thresholds: [
    { name: 'title_min_chars', default: 30, minimum: 0, maximum: 1000, not_above: 'title_max_chars' },
    { name: 'text_ratio', default: 0.1, minimum: 0, maximum: 1, not_above: null },
  ],
};

describe('[I] checks command', () => {
  let api: StandInApi;
  beforeEach(async () => {
    api = await startStandInApi({ routes: { 'GET /api/seo/checks': [{ status: 200, body: CATALOGUE }] } });
  });
  afterEach(() => api.close());
  const checks = (...args: string[]) => captureCli(['checks', ...args, '--server', api.url]);

  it('lists all of them', async () => {
    expect(await checks()).to.deep.include({
      exitCode: 0,
      stdout: `Check                 Severity  Component      Fault
title/missing         high      on_page_seo    No title
link/external-no-rel  info      technical_seo  Links without rel (off by default)

2 checks
`,
    });
  });

  it('lists those of a component or a severity', async () => {
    const idsOf = async (...args: string[]) =>
      (JSON.parse((await checks('--json', ...args)).stdout) as { id: string }[]).map(({ id }) => id);
    expect(await idsOf('--component', 'technical_seo')).to.deep.equal(['link/external-no-rel']);
    expect(await idsOf('--severity', 'high')).to.deep.equal(['title/missing']);
    expect(await idsOf('--severity', 'high', '--component', 'sitemap')).to.deep.equal([]);
  });

  it('tells about one', async () => {
    expect((await checks('link/external-no-rel')).stdout).to.equal(`Links without rel (link/external-no-rel)

Severity   info
Component  technical_seo
Judges     the site as a whole
Why        It matters.
Fix        Mend it.
Effort     about 0.5 hours for one root cause
Reference  https://www.rfc-editor.org/rfc/rfc9110
Runs       only where check settings name a severity for it
`);
  });

  it('says what there is near a name that is none', async () => {
    expect(await checks('missing')).to.deep.include({
      exitCode: 2,
      stdout: '',
      stderr: 'error: There is no check missing\n  There is title/missing: No title\n',
    });
  });

  it('lists the thresholds', async () => {
    expect((await checks('--thresholds')).stdout).to.equal(`Threshold        Default  Bounds
title_min_chars       30  0 to 1000  not above title_max_chars
text_ratio           0.1  0 to 1
`);
  });
});
