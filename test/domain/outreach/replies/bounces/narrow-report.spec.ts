import { expect } from 'chai';
import type { BouncedRecipient, BounceReport } from '../../../../../domain/outreach/replies/bounces/bounce.js';
import { narrowReport } from '../../../../../domain/outreach/replies/bounces/narrow-report.js';

const OURS = 'ana@blog.example';
const failed = (email: string | null, changes: Partial<BouncedRecipient> = {}): BouncedRecipient => ({
  email,
  status: '5.1.1',
  code: 550,
  group: 'hard',
  reason: 'unknown_user',
  detail: 'No such user',
  ...changes,
});
const FULL = { group: 'soft', reason: 'mailbox_full' } as const;
const report = (...recipients: BouncedRecipient[]): BounceReport => ({
  kind: 'failure',
  is_bounce: true,
  recipients,
  original_message_id: '<a1@out.example>',
});

describe('[U] narrowReport', () => {
  it('leaves a report about our recipient alone, in whatever spelling', () => {
    for (const email of [OURS, 'ANA@Blog.Example', null]) {
      const said = report(failed(email));
      expect(narrowReport(said, OURS), `${email}`).to.deep.equal({ report: said, notes: [] });
    }
  });

  it('keeps of several what is said of ours, and notes the others', () => {
    const own = failed(OURS, FULL);
    const { report: narrowed, notes } = narrowReport(report(failed('ceo@victim.example'), own), OURS);
    expect(narrowed).to.deep.include({ kind: 'failure', recipients: [own] });
    expect(notes).to.deep.equal(['the report also names ceo@victim.example, not suppressed']);
  });

  it('takes one other address for that to which ours is forwarded', () => {
    const { report: narrowed, notes } = narrowReport(report(failed('ana@private.example')), OURS);
    expect(narrowed.recipients).to.deep.equal([failed(OURS)]);
    expect(notes).to.have.length(1);
  });

  it('lets an address live behind which one of several still may have the mail', () => {
    const two = report(failed('old@private.example'), failed('ana@private.example', FULL));
    expect(narrowReport(two, OURS).report.recipients).to.deep.equal([failed(OURS, FULL)]);
  });

  it('believes no report that names many, and none of them ours', () => {
    const strangers = Array.from({ length: 400 }, (_, index) => failed(`client${index}@victim${index}.example`));
    const { report: narrowed, notes } = narrowReport(report(...strangers), OURS);
    expect(narrowed).to.deep.include({ kind: 'notice', is_bounce: false, recipients: [] });
    expect(notes).to.deep.equal([
      'the report also names client0@victim0.example, client1@victim1.example, client2@victim2.example, ' +
        'client3@victim3.example, client4@victim4.example and 395 more, not suppressed',
    ]);
  });
});
