import { expect } from 'chai';
import { matchKeys } from '../../../../domain/outreach/replies/match-keys.js';
import { incomingMessage } from '../../../support/mail/incoming-message.js';

const OWN = ['sam@out.example'];

describe('[U] keys to match a reply by', () => {
  it('come with the most reliable first', () => {
    const message = incomingMessage({
      to: [{ email: 'sam+t0k3n@out.example', name: '' }],
      in_reply_to: ['<b@out.example>'],
      references: ['<a@out.example>', '<theirs@blog.example>'],
      originals: [{ message_id: '<c@out.example>', headers: {}, text: '' }],
    });
    expect(matchKeys(message, OWN)).to.deep.equal([
      { by: 'address_token', token: 't0k3n' },
      { by: 'in_reply_to', message_id: '<b@out.example>' },
      { by: 'references', message_id: '<theirs@blog.example>' },
      { by: 'references', message_id: '<a@out.example>' },
      { by: 'embedded_original', message_id: '<c@out.example>' },
      { by: 'from_address', email: 'ana@blog.example' },
      { by: 'domain_and_subject', domain: 'blog.example', subject: 'balcony hives' },
    ]);
  });

  it('name an id once', () => {
    const message = incomingMessage({ in_reply_to: ['<a@out.example>'], references: ['<a@out.example>'] });
    expect(matchKeys(message, OWN).filter((key) => 'message_id' in key)).to.deep.equal([
      { by: 'in_reply_to', message_id: '<a@out.example>' },
    ]);
  });

  it('take no tag of a stranger for a token', () => {
    const message = incomingMessage({
      to: [{ email: 'other+x@out.example', name: '' }],
      delivered_to: ['sam+y@out.example'],
    });
    expect(matchKeys(message, OWN)[0]).to.deep.equal({ by: 'address_token', token: 'y' });
  });

  it('are no correspondent of ours where we wrote ourselves, or a server did', () => {
    const by = (email: string): string[] =>
      matchKeys(incomingMessage({ from: { email, name: '' } }), OWN).map((key) => key.by);
    expect(by('sam+x@out.example')).to.deep.equal([]);
    expect(by('mailer-daemon@mx.example')).to.deep.equal([]);
    expect(by('lee@out.example')).to.deep.equal(['from_address', 'domain_and_subject']);
  });

  it('have no subject key without a subject', () => {
    expect(matchKeys(incomingMessage({ subject: 'Re: ' }), OWN)).to.deep.equal([
      { by: 'from_address', email: 'ana@blog.example' },
    ]);
  });

  it('of a bounce are the ids that it quotes and the address that failed', () => {
    const text = 'Sorry.\n\nReturn-Path: <sam@out.example>\nMessage-Id: <a1@out.example>\nSubject: Hives';
    const failed = {
      email: 'ana@blog.example',
      status: null,
      code: null,
      group: 'hard',
      reason: 'unknown_user',
      detail: '',
    } as const;
    const message = incomingMessage({ from: { email: 'postmaster@mx.example', name: '' }, text });
    expect(matchKeys(message, OWN, { kind: 'failure', recipients: [failed] })).to.deep.equal([
      { by: 'embedded_original', message_id: '<a1@out.example>' },
      {
        by: 'from_address',
        email: 'ana@blog.example',
        returned: { cites_id: true, subject: 'hives', within_days: 14 },
      },
    ]);
  });

  it('are the writers behind a list, which writes in its own name', () => {
    const headers = { 'x-original-from': ['Ana Ruiz <ana@blog.example>'], 'x-original-sender': ['lee@blog.example'] };
    const from = { email: 'editors@lists.example', name: "'Ana Ruiz' via Editors" };
    const keys = matchKeys(incomingMessage({ from, headers, subject: 'Hives' }), OWN);
    expect(keys.flatMap((key) => (key.by === 'from_address' ? [key.email] : []))).to.deep.equal([
      'editors@lists.example',
      'ana@blog.example',
      'lee@blog.example',
    ]);
  });

  it('of a complaint is the link in the mail that it brings back', () => {
    const token = 'eyJhbGciOiJub25lIn0.c2lnbmF0dXJl';
    const headers = {
      from: ['Mallory <mallory@elsewhere.example>'],
      'list-unsubscribe': [`<https://links.example/u/${token}>`],
      subject: ['Hives'],
    };
    const message = incomingMessage({ originals: [{ message_id: null, headers, text: '' }] });
    const recipient = { email: 'ana@blog.example', status: null, code: null, detail: '' };
    const recipients = [{ ...recipient, group: 'complaint', reason: 'complaint' } as const];
    expect(matchKeys(message, OWN, { kind: 'complaint', recipients })).to.deep.equal([
      { by: 'unsubscribe_token', token },
      {
        by: 'from_address',
        email: 'ana@blog.example',
        // Written by somebody else, it is none of ours, whatever its subject.
        returned: { cites_id: false, subject: null, within_days: 90 },
      },
    ]);
    expect(matchKeys(message, OWN)).to.not.deep.include({ by: 'unsubscribe_token', token });
    const mailto = [`<mailto:sam@out.example?subject=unsubscribe%20${token}>, <https://redacted.example/>`];
    const redacted = incomingMessage({
      originals: [{ message_id: null, headers: { 'list-unsubscribe': mailto }, text: '' }],
    });
    expect(matchKeys(redacted, OWN, { kind: 'complaint', recipients })[0]).to.deep.equal({
      by: 'unsubscribe_token',
      token,
    });
  });
});
