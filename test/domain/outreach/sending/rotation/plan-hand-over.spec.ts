import { expect } from 'chai';
import type { RotatedMailbox } from '../../../../../domain/outreach/sending/rotation/create-rotation.js';
import { planHandOver, type WaitingOpener } from '../../../../../domain/outreach/sending/rotation/plan-hand-over.js';

const mailbox = (id: string): RotatedMailbox => ({ id, daily_limit: 50, capacityOn: () => 50, waiting: 0 });
const openers = (senders: string, state: WaitingOpener['state'] = 'fresh'): WaitingOpener[] =>
  [...senders].map((sender_id, index) => ({ id: `${index}`, sender_id, state }));
const applied = (before: readonly WaitingOpener[], moves: Map<string, string>): string =>
  before.map(({ id, sender_id }) => moves.get(id) ?? sender_id).join('');

describe('[U] handing openers over', () => {
  it('shares those of a mailbox that is paused out over the others, and moves no other', () => {
    const before = openers('abcabcabcabc');
    const moves = planHandOver(before, [mailbox('b'), mailbox('c')], { level: false });
    expect([...moves.keys()]).to.deep.equal(['0', '3', '6', '9']);
    expect(applied(before, moves).replaceAll('c', '')).to.have.length(6);
  });

  it('moves what was tried and surely has not left, and nothing that may have', () => {
    const before = [...openers('a', 'left'), { id: '1', sender_id: 'a', state: 'tried' as const }];
    expect([...planHandOver(before, [mailbox('b')], { level: false })]).to.deep.equal([['1', 'b']]);
  });

  it('gives one that joins its share, of the last ones that nothing was tried of', () => {
    const before = openers('abababababab');
    const moves = planHandOver(before, [mailbox('a'), mailbox('b'), mailbox('c')], { level: true });
    expect([...moves.keys()]).to.deep.equal(['8', '9', '10', '11']);
    expect(applied(before, moves)).to.equal('ababababcccc');
    expect(planHandOver(openers('abababababab', 'tried'), [mailbox('a'), mailbox('c')], { level: true }).size).to.equal(
      6,
    );
  });

  it('is done once: what is even stays as it is', () => {
    const mailboxes = [mailbox('a'), mailbox('b')];
    expect(planHandOver(openers('aabb'), mailboxes, { level: true }).size).to.equal(0);
    expect(planHandOver(openers('aabb'), [], { level: false }).size).to.equal(0);
  });
});
