import { expect } from 'chai';
import { OPERATION_TYPES } from '../../../../domain/operations/operations.js';
import {
  isOfUser,
  WORKFLOW_KINDS,
  workflowsOfUser,
} from '../../../../workflows/operations/contract/workflows-of-user.js';
import { projectFiles, readProjectFile } from '../../../support/project-files.js';

describe('[U] workflows of a user', () => {
  it('are found by their attribute, and by their ids', () => {
    const query = workflowsOfUser('alice');
    expect(query.startsWith("LinkwrightUser = 'alice' OR WorkflowId STARTS_WITH '")).to.equal(true);
    for (const kind of [...OPERATION_TYPES, 'deliver_webhook', 'write_email', 'crawl'])
      expect(query).to.contain(`WorkflowId STARTS_WITH '${kind}:alice:'`);
  });

  it('are no one else’s, whatever is in the name of a user', () => {
    expect(workflowsOfUser("x' OR LinkwrightUser != '")).to.contain("LinkwrightUser = 'x\\' OR LinkwrightUser != \\''");
    const odd = 'a"b';
    expect(workflowsOfUser(odd)).to.contain("LinkwrightUser STARTS_WITH 'a' OR WorkflowId STARTS_WITH");
    expect(workflowsOfUser('\\')).to.contain('LinkwrightUser IS NOT NULL');
    expect(isOfUser({ workflowId: 'x', user: odd }, odd)).to.equal(true);
    expect(isOfUser({ workflowId: `crawl:${odd}:1`, user: undefined }, odd)).to.equal(true);
    expect(isOfUser({ workflowId: 'crawl:a:1', user: 'a' }, odd)).to.equal(false);
  });

  it('are of every kind whose ids name a user', () => {
    const skipped = ['workflows-of-user.ts', 'work-priority.ts'];
    const gateways = projectFiles('api', '.ts').filter((path) => /-gateway\.ts$|\/gateway-call\.ts$/.test(path));
    const sources = [...projectFiles('workflows', '.ts'), ...gateways]
      // work-priority.ts makes keys of fairness, no ids.
      .filter((path) => !skipped.some((name) => path.endsWith(`/${name}`)))
      .map(readProjectFile);
    const kinds = sources.flatMap((text) =>
      [...text.matchAll(/`([a-z][a-z_-]+):\$\{[^}]*user_?id\}/gi)].map(([, kind]) => kind),
    );
    expect(kinds).to.include.members(['sender_queue', 'write_email', 'crawl']);
    expect(WORKFLOW_KINDS).to.include.members(kinds);
  });
});
