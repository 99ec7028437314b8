import { expect } from 'chai';
import type { SenderVerification, VerifiedPart } from '../../../../domain/outreach/sending/sender-verification.js';
import { DomainRecords } from '../../../../web/app/outreach/domain-records.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const ok: VerifiedPart = { status: 'ok', detail: 'Fine', advice: [], record: null };
const all: SenderVerification = {
  smtp: ok,
  imap: ok,
  spf: ok,
  dkim: ok,
  dmarc: ok,
  mx: ok,
  reverse_dns: ok,
  checked_at: '2026-06-01T08:00:00.000Z',
};

describe('[U] records of a sending domain', () => {
  it('says how to test a mailbox that was not tested', () => {
    expect(readText(renderPart(DomainRecords, { verification: null }))).to.match(
      /Not tested yet\. Use .Test connection/,
    );
  });

  it('shows the line to publish, what it replaces, and what would be better', () => {
    const record = {
      name: 'press.example',
      type: 'TXT' as const,
      value: 'v=spf1 a ~all',
      replaces: ['v=spf1 <b> ?all'],
    };
    const spf: VerifiedPart = { status: 'failed', detail: 'It ends in "?all"', advice: ['Do it soon.'], record };
    const html = renderPart(DomainRecords, { verification: { ...all, spf } });
    expect(html).to.match(/<details open[^>]*><summary>Record to publish/);
    expect(html).to.include('v=spf1 a ~all').and.to.include('data-copy="record-spf-value"');
    expect(html).not.to.include('<b>');
    expect(readText(html)).to.include('Needs a fix').and.to.include('Do it soon.');
  });

  it('keeps a better record of what works closed', () => {
    const record = { name: '_dmarc.press.example', type: 'TXT' as const, value: 'v=DMARC1; p=none', replaces: [] };
    const html = renderPart(DomainRecords, { verification: { ...all, dmarc: { ...ok, record } } });
    expect(html).to.include('<summary>Better record</summary>').and.not.to.include('details open');
  });
});
