import { expect } from 'chai';
import { SEALED_FIELDS, SEALED_KINDS, sealedPlace } from '../../../domain/secrets/sealed-kinds.js';

describe('[U] kinds of what is sealed', () => {
  const scope = { user_id: 'alice', method: 'POST', route: '/api/webhooks', key: 'a-key' };
  const row = { id: 'r', user_id: 'alice', platform: 'analytics' as const, scope, sender_id: 's', sealed: {} };

  it('are bound to the places that they were sealed for', () => {
    const places = SEALED_KINDS.flatMap((kind) =>
      SEALED_FIELDS[kind].map((field) => [`${kind}.${field}`, sealedPlace(kind, row, field)]),
    );
    expect(Object.fromEntries(places)).to.deep.equal({
      'connections.access_token': 'alice|analytics|access_token',
      'connections.refresh_token': 'alice|analytics|refresh_token',
      'connect_requests.verifier': 'alice|analytics|code_verifier',
      'connect_requests.code': 'alice|analytics|code',
      'senders.smtp_password': '["senders","alice","r","smtp_password"]',
      'senders.imap_password': '["senders","alice","r","imap_password"]',
      'mailbox_grants.access_token': '["mailbox_grants","alice","s","access_token"]',
      'mailbox_grants.refresh_token': '["mailbox_grants","alice","s","refresh_token"]',
      'webhooks.secret': '["webhooks","alice","r"]',
      'webhooks.previous_secret': '["webhooks","alice","r"]',
      'crawl_access.sealed_access': '["crawl_access","alice","r"]',
      'answers.sealed_body': '["answers","alice","POST","/api/webhooks","a-key"]',
    });
  });

  it('are not guessed where a record does not say its place', () => {
    const odd = { ...row, platform: null, scope: null };
    for (const kind of ['connections', 'answers'] as const)
      expect(() => sealedPlace(kind, odd, 'any')).to.throw('does not say where');
  });
});
