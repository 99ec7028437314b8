import { expect } from 'chai';
import {
  createRotation,
  type RotatedMailbox,
} from '../../../../../domain/outreach/sending/rotation/create-rotation.js';
import { randomNumbers } from '../../../../support/random-numbers.js';

const mailbox = (id: string, daily: number, overrides: Partial<RotatedMailbox> = {}): RotatedMailbox => ({
  id,
  daily_limit: daily,
  capacityOn: () => daily,
  waiting: 0,
  ...overrides,
});

function share(mailboxes: readonly RotatedMailbox[], count: number): Map<string, number> {
  const next = createRotation(mailboxes);
  const counts = new Map(mailboxes.map(({ id }) => [id, 0]));
  for (let index = 0; index < count; index++) {
    const id = next();
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

describe('[U] rotation over mailboxes', () => {
  it('shares 1,000 leads evenly over equal mailboxes, within 10%, whatever their caps', () => {
    const random = randomNumbers(18);
    for (let round = 0; round < 200; round++) {
      const daily = 1 + Math.floor(random() * 200);
      const count = 2 + Math.floor(random() * 9);
      // Some days are closed for all of them.
      const capacityOn = (day: number) => (day % 7 > 4 ? 0 : daily);
      const mailboxes = Array.from({ length: count }, (_, index) => mailbox(`m${index}`, daily, { capacityOn }));
      const counts = [...share(mailboxes, 1_000).values()];
      const fair = 1_000 / count;
      for (const each of counts) expect(each, `${count} of ${daily}`).to.be.within(fair * 0.9, fair * 1.1);
      expect(counts.reduce((sum, each) => sum + each, 0)).to.equal(1_000);
    }
  });

  it('shares by what each can send, within 10% of a day’s room', () => {
    const random = randomNumbers(19);
    for (let round = 0; round < 200; round++) {
      const limits = Array.from({ length: 2 + Math.floor(random() * 4) }, () => 10 + Math.floor(random() * 90));
      const mailboxes = limits.map((daily, index) => mailbox(`m${index}`, daily));
      const all = limits.reduce((sum, daily) => sum + daily, 0);
      for (const [index, got] of [...share(mailboxes, 1_000).values()].entries()) {
        const fair = (1_000 * (limits[index] ?? 0)) / all;
        expect(Math.abs(got - fair), `${limits}`).to.be.at.most(Math.max(fair * 0.1, 2));
      }
    }
  });

  it('gives a new mailbox what its warm-up lets it send, day by day', () => {
    const warmed = mailbox('b', 50, { capacityOn: (day) => Math.min(50, 10 + 5 * day) });
    // Days of 60, 65 and 70.
    expect([...share([mailbox('a', 50), warmed], 195)]).to.deep.equal([
      ['a', 150],
      ['b', 45],
    ]);
  });

  it('lets what waits for a mailbox go first', () => {
    const busy = mailbox('a', 10, { waiting: 15 });
    expect(share([busy, mailbox('b', 10)], 25)).to.deep.equal(
      new Map([
        ['a', 5],
        ['b', 20],
      ]),
    );
  });

  it('takes turns over mailboxes that can send on no day at all, rather than none', () => {
    const closed = { capacityOn: () => 0 };
    expect([...share([mailbox('a', 5, closed), mailbox('b', 5, closed)], 10).values()]).to.deep.equal([5, 5]);
  });
});
