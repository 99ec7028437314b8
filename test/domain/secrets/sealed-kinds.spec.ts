import { expect } from 'chai';
import { SEALED_FIELDS, SEALED_KINDS, sealedPlace } from '../../../domain/secrets/sealed-kinds.js';

describe('[U] kinds of what is sealed', () => {
  const row = { id: 'r', user_id: 'alice', platform: 'analytics' as const, sealed: {} };

  it('are bound to the places that they were sealed for', () => {
    const places = SEALED_KINDS.flatMap((kind) =>
      Object.keys(SEALED_FIELDS[kind]).map((field) => [`${kind}.${field}`, sealedPlace(kind, row, field)]),
    );
    expect(Object.fromEntries(places)).to.deep.equal({
      'connections.access_token': 'alice|analytics|access_token',
      'connections.refresh_token': 'alice|analytics|refresh_token',
      'connect_requests.verifier': 'alice|analytics|code_verifier',
      'connect_requests.code': 'alice|analytics|code',
      'senders.smtp_password': undefined,
      'senders.imap_password': undefined,
      'webhooks.secret': undefined,
      'webhooks.previous_secret': undefined,
      'answers.sealed_body': undefined,
    });
  });
});
