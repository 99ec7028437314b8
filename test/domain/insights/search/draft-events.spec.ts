import { expect } from 'chai';
import { draftEvents } from '../../../../domain/insights/search/draft-events.js';

const event = (changes: object = {}) => ({
  date: '2026-05-20',
  direction: 'loss',
  title: 'Since 2026-05-20, 24 queries rank about 6 places lower',
  queries: [{ query: 'oak lamp', position_before: 4, position_after: 10.2 }],
  updates: [],
  ...changes,
});
const drafts = (...events: object[]) =>
  draftEvents({
    path: '',
    value: {
      periods: { current: { end_date: '2026-06-27' } },
      trend_analysis: { status: 'completed', events: { events } },
    },
  });

describe('[U] events as insights', () => {
  it('name the day, the queries and what to do about a loss of the site itself', () => {
    const [found] = drafts(event());
    expect(found?.direction).to.equal('loss');
    expect(found?.draft.title.text).to.equal('Since 2026-05-20, 24 queries rank about 6 places lower');
    expect(found?.draft.description.text).to.equal(
      'The level fell on 20 May 2026 and has not come back since. Most affected: "oak lamp" from position 4 to 10.2.',
    );
    expect(found?.draft.steps[0]?.text).to.match(/^List what changed on the site around that day/);
    expect(found?.draft.priority).to.equal('High');
  });

  it('name an update that was rolling out, and other steps for it', () => {
    const [found] = drafts(event({ updates: [{ name: 'May 2026 core update' }] }));
    expect(found?.draft.description.text).to.contain('The May 2026 core update was rolling out then.');
    expect(found?.draft.steps[0]?.text).to.match(/^Compare the pages that lost/);
  });

  it('are low where they are good, and none where they are old or unread', () => {
    expect(drafts(event({ direction: 'gain' }))[0]?.draft.priority).to.equal('Low');
    expect(drafts(event({ date: '2026-03-01' }))).to.deep.equal([]);
    expect(draftEvents({ path: '', value: {} })).to.deep.equal([]);
  });
});
