import { expect } from 'chai';
import {
  collectRawRowsWorkflowId,
  connectPlatformWorkflowId,
  disconnectPlatformWorkflowId,
  listPropertiesWorkflowId,
  WATCH_CONNECTIONS,
  watchSchedule,
} from '../../../../workflows/search/contract/integrations.js';

describe('[U] contract of integrations', () => {
  it('names workflows after user, platform and what they are about', () => {
    const input = { user_id: 'alice', platform: 'analytics' as const, request_id: '0123456789abcdef0123' };
    expect(connectPlatformWorkflowId(input)).to.equal('connect_platform:alice:analytics:0123456789abcdef');
    expect(disconnectPlatformWorkflowId(input)).to.equal('disconnect_platform:alice:analytics');
    expect(listPropertiesWorkflowId(input)).to.equal('list_properties:alice:analytics');
  });

  it('keeps names within what Temporal takes', () => {
    const request = {
      platform: 'searchconsole' as const,
      property: 'x'.repeat(2_000),
      dimensions: [],
      kind: null,
      period: { start_date: '2026-05-01', end_date: '2026-05-28' },
      previous_period: null,
    };
    expect(collectRawRowsWorkflowId({ user_id: 'alice', request }).length).to.equal(900);
  });

  it('watches twice an hour, never twice at a time', () => {
    const { spec, policies, action } = watchSchedule();
    expect(spec.intervals).to.deep.equal([{ every: 1_800_000 }]);
    expect(policies.overlap).to.equal('SKIP');
    expect(action).to.include({ workflowType: WATCH_CONNECTIONS, taskQueue: 'orchestration' });
  });
});
