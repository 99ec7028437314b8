import { expect } from 'chai';
import { isUrgent, workPriority } from '../../../workflows/contract/work-priority.js';

describe('[U] priority of work', () => {
  it('puts who waits first, then who asked, then what a clock began', () => {
    const keys = (['waiting', 'asked', 'scheduled'] as const).map(
      (urgency) => workPriority('alice', urgency).priorityKey,
    );
    expect(keys).to.deep.equal([1, 3, 4]);
    expect(keys.map(isUrgent)).to.deep.equal([true, false, false]);
    expect([undefined, 0].map(isUrgent)).to.deep.equal([false, false]);
  });

  it('gives each user one key of at most 64 bytes, whatever the subject', () => {
    const subjects = ['alice', 'bob', '', 'installation', 'x'.repeat(255), '\u{1F600}'.repeat(60), 'auth0|al:ice'];
    const keys = [...subjects, null].map((subject) => workPriority(subject, 'asked').fairnessKey);
    for (const key of keys) expect(Buffer.byteLength(key)).to.be.within(1, 64);
    expect(new Set(keys).size).to.equal(keys.length);
    expect(workPriority('alice', 'waiting').fairnessKey).to.equal(keys[0]);
    expect(workPriority('alice', 'asked').fairnessWeight).to.equal(1);
  });

  it('tells ten thousand users apart', () => {
    const keys = new Set(
      Array.from({ length: 10_000 }, (_, number) => workPriority(`u${number}`, 'asked').fairnessKey),
    );
    expect(keys.size).to.equal(10_000);
  });
});
