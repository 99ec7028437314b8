import { expect } from 'chai';
import * as workflows from '../../workflows/index.js';
import { OPERATION_WORKFLOWS } from '../../workflows/operations/contract/operation-workflows.js';
import { projectFiles } from '../support/project-files.js';
import { bundleWorkflows } from '../support/temporal/workflow-bundle.js';

describe('[U] workflow bundle', () => {
  it('builds, and holds every workflow but no activity', async function () {
    this.timeout(60_000);
    const { code } = await bundleWorkflows();
    for (const name of Object.keys(workflows)) expect(code, name).to.include(`function ${name}(`);
    expect(code).to.not.match(/create[A-Z]\w*Activities\(/);
  });

  it('offers exactly the workflows that the contract names', async () => {
    const named = await namesInContract();
    expect(Object.keys(workflows).sort()).to.deep.equal(named.sort());
  });

  it('offers the workflow of every operation', () => {
    for (const [type, { workflow }] of Object.entries(OPERATION_WORKFLOWS)) {
      expect(Object.keys(workflows), type).to.include(workflow);
    }
  });
});

/** A text that a contract file exports is the name of a workflow. */
async function namesInContract(): Promise<string[]> {
  const contracts = projectFiles('workflows', '.ts').filter((path) => path.includes('/contract/'));
  const modules = await Promise.all(
    contracts.map((path): Promise<Record<string, unknown>> => import(`../../${path.replace(/ts$/, 'js')}`)),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => typeof value === 'string');
}
