import { expect } from 'chai';
import { draftMovement } from '../../../../domain/insights/search/draft-movement.js';

interface Move {
  clicks?: [now: number, before: number];
  impressions_percent?: number;
  position?: [now: number, before: number];
  year?: { clicks: number; percent: number };
}

const draft = ({ clicks: [now, before] = [700, 1_000], impressions_percent = 0, position = [5, 5], year }: Move) => {
  const value = {
    performance_overview: {
      totals: {
        current: { clicks: now, position: position[0] },
        previous: { clicks: before, position: position[1] },
        change: {
          clicks_percent: Math.round((1_000 * (now - before)) / before) / 10,
          impressions_percent,
          position: position[0] - position[1],
        },
      },
      year_on_year: year ? { figures: { clicks: year.clicks }, change: { clicks_percent: year.percent } } : null,
    },
  };
  const [found] = draftMovement({ path: '', value });
  return (
    found && {
      direction: found.direction,
      title: found.draft.title.text,
      text: found.draft.description.text,
      priority: found.draft.priority,
    }
  );
};

describe('[U] change of clicks as an insight', () => {
  it('says whether rankings, demand or clicks explain it', () => {
    expect(draft({ position: [8.2, 5.1] })).to.deep.equal({
      direction: 'loss',
      title: 'Clicks fell by 30%: the site ranks lower',
      text: '700 clicks after 1,000 in the period before. The average position went from 5.1 to 8.2: rankings explain most of it.',
      priority: 'High',
    });
    expect(draft({ impressions_percent: -28 })?.title).to.equal('Clicks fell by 30% with impressions');
    expect(draft({ impressions_percent: -28 })?.text).to.contain('Impressions fell by 28% at about the same position');
    expect(draft({})?.title).to.equal('Clicks fell by 30% at about the same rankings');
  });

  it('blames rankings for no loss that went with better ones', () => {
    expect(draft({ position: [3, 6] })?.title).to.equal('Clicks fell by 30% at about the same rankings');
  });

  it('tells a season from a loss where last year is known', () => {
    const seasonal = draft({ year: { clicks: 690, percent: 1.4 } });
    expect([seasonal?.title, seasonal?.priority]).to.deep.equal([
      'Clicks fell by 30%, as the season would have it',
      'Low',
    ]);
    expect(seasonal?.text).to.contain("The same days a year earlier had 690 clicks: today's are 1.4% above that.");
    expect(draft({ year: { clicks: 1_100, percent: -36 } })?.priority).to.equal('High');
  });

  it('says nothing of noise, and a gain in its own words', () => {
    expect(draft({ clicks: [1_020, 1_000] })).to.equal(undefined);
    expect(draftMovement({ path: '', value: {} })).to.deep.equal([]);
    expect(draft({ clicks: [1_300, 1_000], impressions_percent: 25 })).to.deep.include({
      direction: 'gain',
      title: 'Clicks grew by 30% with impressions',
      priority: 'Low',
    });
  });
});
