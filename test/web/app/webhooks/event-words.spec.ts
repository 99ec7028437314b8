import { expect } from 'chai';
import { WEBHOOK_EVENT_TYPES } from '../../../../domain/webhooks/webhook-event.js';
import { CHOSEN_EVENTS, eventTitle } from '../../../../web/app/webhooks/event-words.js';

describe('[U] words for events', () => {
  it('are the names of the events, of all that can be chosen', () => {
    expect(eventTitle('audit.score_dropped')).to.equal('Audit: score dropped');
    expect(CHOSEN_EVENTS).to.deep.equal(WEBHOOK_EVENT_TYPES.filter((type) => type !== 'webhook.test'));
  });
});
