import { expect } from 'chai';
import { runTool } from '../../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

/** As the technical audit uses it. */
const given = {
  url: 'https://site.example/',
  crawl_depth: 2,
  max_pages: 30,
  include_external_links: true,
  respect_robots: true,
};

describe('[I] check targets', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('looks at files and outward links side by side', async () => {
    let links: () => void = () => undefined;
    const linksBegun = new Promise<void>((resolve) => {
      links = resolve;
    });
    const fakes = fakeActivities({
      // Neither could end if the other had to end first.
      checkResources: () => linksBegun.then(() => ({ checked: 1, broken: 0 })),
      checkExternalLinks: async () => {
        links();
        return { checked: 1, broken: 0 };
      },
    });
    const { operation } = await runTool(env, 'technicalSeo', given, fakes);
    const crawl = { user_id: 'alice', crawl_id: `${operation.id}:site` };
    expect(listInputs(fakes.calls, 'checkResources')).to.deep.equal([crawl]);
    expect(listInputs(fakes.calls, 'checkExternalLinks')).to.deep.equal([crawl]);
  });

  it('requests pages behind a bound of the crawl after the files, for both are on the same host', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'technicalSeo', { ...given, include_external_links: false }, fakes);
    expect(listInputs(fakes.calls, 'checkEdgeLinks')).to.deep.equal([
      { user_id: 'alice', crawl_id: `${operation.id}:site` },
    ]);
    const names = fakes.calls.map(({ name }) => name);
    expect(names.indexOf('checkEdgeLinks')).to.be.greaterThan(names.indexOf('checkResources'));
  });

  it('leaves outward links alone unless asked', async () => {
    const fakes = fakeActivities();
    await runTool(env, 'technicalSeo', { ...given, include_external_links: false }, fakes);
    expect(listInputs(fakes.calls, 'checkResources')).to.have.length(1);
    expect(listInputs(fakes.calls, 'checkExternalLinks')).to.have.length(0);
  });

  for (const broken of ['checkResources', 'checkEdgeLinks', 'checkExternalLinks']) {
    it(`${broken} that fails takes nothing else along`, async () => {
      const fakes = fakeActivities({ [broken]: failing('internal', 'broken') });
      const { operation } = await runTool(env, 'technicalSeo', given, fakes);
      expect(listInputs(fakes.calls, 'composeTechnicalSeo')).to.have.length(1);
      expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([
        { operation, status: 'completed', error: null },
      ]);
    });
  }
});
