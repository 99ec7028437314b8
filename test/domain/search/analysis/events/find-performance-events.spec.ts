import { expect } from 'chai';
import { writeDay } from '../../../../../domain/base/time/write-day.js';
import {
  type EventInput,
  findPerformanceEvents,
} from '../../../../../domain/search/analysis/events/find-performance-events.js';
import { addDays } from '../../../../../domain/search/analysis/search-day.js';
import { GROUP_DAYS, type GroupDays } from '../../../../../domain/search/analysis/sets/group-days.js';
import { type GeneratedSite, generateSite, SITE_LAST_DAY } from '../../../../support/samples/generated-site.js';

const EVENT_AGE = 46;
const EVENT_DAY = addDays(SITE_LAST_DAY, 1 - EVENT_AGE);
const UPDATE = { age: EVENT_AGE, share: 0.35, places: 6, clicks: 0.37 };

describe('[U] performance events', () => {
  it('names the day, the queries that fell together and by how much, seasons and lost days or not', () => {
    for (const kind of ['flat', 'seasonal', 'noisy'] satisfies GeneratedSite['kind'][]) {
      const site = generateSite({ kind, seed: 5, event: UPDATE, lost: [3, 50, 51, 90] });
      const { events, groups_not_read } = findPerformanceEvents(site);
      expect(events, kind).to.have.length(1);
      const [event] = events;
      expect(
        [-1, 0, 1].map((days) => addDays(EVENT_DAY, days)),
        kind,
      ).to.include(event?.date);
      expect(event).to.include({ direction: 'loss', certainty: 'high' });
      expect(event?.queries_total).to.be.within(24, 28);
      const fell = event?.queries.filter(({ query }) => Number(query.slice(6)) < 28);
      expect(fell?.length, kind).to.equal(event?.queries_total);
      expect(event?.median_places).to.be.within(5, 7);
      expect(event?.title).to.match(
        new RegExp(`^Since ${writeDay(event?.date ?? '')}, \\d+ queries rank about 6 places lower$`),
      );
      expect(event?.series.some(({ group }) => group === 'queries')).to.equal(true);
      expect(groups_not_read).to.deep.equal([]);
    }
  });

  it('finds a gain, and one that a single directory has', () => {
    const gain = generateSite({ kind: 'flat', seed: 8, event: { ...UPDATE, places: -4, clicks: 2 } });
    expect(findPerformanceEvents(gain).events.map(({ direction }) => direction)).to.deep.equal(['gain']);
    const site = generateSite({ kind: 'flat', seed: 9 });
    const { directories } = site;
    if (!directories) throw new Error('no directories');
    const groups = directories.groups.map((group) =>
      group.key === '/d2/'
        ? { ...group, clicks: group.clicks.map((one, day) => (day < 120 ? one : Math.round(one / 3))) }
        : group,
    );
    const { events } = findPerformanceEvents({ ...site, directories: { ...directories, groups } });
    expect(events.map(({ series }) => series.map(({ key }) => key))).to.deep.equal([['/d2/']]);
    expect(events[0]?.title).to.match(/directory \/d2\/ gets \d+(\.\d)?% fewer clicks a day/);
    expect(events[0]?.queries_total).to.equal(0);
  });

  it('finds none where nothing happened: in at most 5% of flat, seasonal and noisy sites', () => {
    for (const kind of ['flat', 'seasonal', 'noisy'] satisfies GeneratedSite['kind'][]) {
      let wrong = 0;
      for (let seed = 100; seed < 140; seed++)
        if (findPerformanceEvents(generateSite({ kind, seed, queries: 25 })).events.length > 0) wrong += 1;
      expect(wrong, kind).to.be.at.most(2);
    }
  });

  it('takes the first day with data for no event of a group', () => {
    const site = generateSite({ kind: 'flat', seed: 21, queries: 40 });
    const first = addDays(SITE_LAST_DAY, -99);
    const begin = (groups: GroupDays | undefined) =>
      groups && {
        ...groups,
        groups: groups.groups.map((group) => ({
          ...group,
          clicks: group.clicks.map((one, day) => (day < GROUP_DAYS - 100 ? 0 : one)),
          positions: group.positions.map((one, day) => (day < GROUP_DAYS - 100 ? null : one)),
        })),
      };
    const young = {
      ...site,
      days: site.days.filter(({ date }) => date >= first),
      directories: begin(site.directories),
      devices: begin(site.devices),
      countries: begin(site.countries),
    };
    expect(findPerformanceEvents(young).events).to.deep.equal([]);
  });

  it('says what it could not look at', () => {
    const { days, last_day } = generateSite({ kind: 'flat', seed: 3, queries: 10 });
    const report = findPerformanceEvents({ days, last_day } satisfies EventInput);
    expect(report.groups_not_read).to.deep.equal(['queries', 'directory', 'device', 'country']);
    expect(report.series_checked).to.equal(1);
    expect(report.watched?.end_date).to.equal(addDays(last_day, -13));
    const none = findPerformanceEvents({ days: [], last_day });
    expect([none.events, none.watched, none.series_checked]).to.deep.equal([[], null, 0]);
  });
});
