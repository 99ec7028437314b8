import { expect } from 'chai';
import type { Webhook } from '../../../../domain/webhooks/webhook.js';
import { WebhooksPage } from '../../../../web/app/webhooks/webhooks-page.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const WEBHOOK: Webhook = {
  id: 'a'.repeat(24),
  user_id: 'alice',
  url: 'https://hooks.example/<in>',
  event_types: ['audit.completed', 'reply.received'],
  description: 'To our chat',
  is_active: false,
  disabled_reason: 'The endpoint returned 410 Gone',
  last_success_at: '2026-06-01T08:00:00.000Z',
  last_failure_at: null,
  created_at: '2026-06-01T08:00:00.000Z',
  updated_at: '2026-06-01T08:00:00.000Z',
};

describe('[U] page of webhooks', () => {
  it('lists each with its events, its state and its last delivery', () => {
    const webhooks = [
      WEBHOOK,
      { ...WEBHOOK, id: 'b'.repeat(24), event_types: [], is_active: true, disabled_reason: null },
    ];
    const text = readText(renderPart(WebhooksPage, { webhooks, mayEdit: true }));
    for (const shown of ['https://hooks.example/<in>', 'To our chat', 'The endpoint returned 410 Gone'])
      expect(text).to.contain(shown);
    expect(text)
      .to.contain('Audit: completed, Reply: received')
      .and.to.contain('All')
      .and.to.contain('1 Jun 2026, 08:00 UTC');
  });

  it('has no form for those who may not add any', () => {
    expect(renderPart(WebhooksPage, { webhooks: [], mayEdit: false }))
      .to.contain('No webhooks yet')
      .and.not.contain('<form');
  });
});
