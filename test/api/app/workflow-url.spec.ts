import { expect } from 'chai';
import { namespaceUrl, workflowUrl } from '../../../api/app/workflow-url.js';

const UI = { url: 'https://temporal.example/ui/', namespace: 'link wright' };

describe('[U] addresses in the Temporal UI', () => {
  it('name the namespace and the workflow', () => {
    expect(namespaceUrl(UI)).to.equal('https://temporal.example/ui/namespaces/link%20wright/workflows');
    expect(workflowUrl(UI, { workflow_id: 'a:b/c' })).to.equal(`${namespaceUrl(UI)}/a%3Ab%2Fc`);
  });

  it('are none where none is set', () => {
    expect(workflowUrl(null, { workflow_id: 'a' })).to.equal(null);
  });
});
