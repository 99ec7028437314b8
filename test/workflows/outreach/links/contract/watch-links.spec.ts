import { expect } from 'chai';
import {
  checkPlacedLinkStart,
  watchLinksSchedule,
} from '../../../../../workflows/outreach/links/contract/watch-links.js';

describe('[U] workflows of placed links', () => {
  it('run one dispatcher at a time, and one check of a link', () => {
    const { action, policies } = watchLinksSchedule();
    expect([action.workflowId, policies.overlap]).to.deep.equal(['watch-links', 'SKIP']);
    expect(checkPlacedLinkStart({ user_id: 'alice', link_id: 'a1' }).workflowId).to.equal('check_placed_link:alice:a1');
  });
});
