import { expect } from 'chai';
import { AUDIT_INTERVALS, SITE_TASKS } from '../../domain/sites/site-task.js';
import { DELIVERY_STATUSES } from '../../domain/webhooks/webhook.js';
import { WEBHOOK_EVENT_TYPES } from '../../domain/webhooks/webhook-event.js';
import { plainContract } from '../support/contract.js';

interface WordSchemas {
  schemas: Record<string, { enum?: string[]; properties?: Record<string, { enum?: string[] }> }>;
}

const { components }: { components: WordSchemas } = plainContract();

describe('[U] words of the dashboard', () => {
  it('are those of the contract', () => {
    const { SiteTask, AuditSchedule, WebhookEventType, DeliveryStatus } = components.schemas;
    expect(SiteTask?.enum).to.deep.equal([...SITE_TASKS]);
    expect(AuditSchedule?.properties?.['interval']?.enum).to.deep.equal([...AUDIT_INTERVALS]);
    expect(WebhookEventType?.enum).to.deep.equal([...WEBHOOK_EVENT_TYPES]);
    expect(DeliveryStatus?.enum).to.deep.equal([...DELIVERY_STATUSES]);
  });
});
