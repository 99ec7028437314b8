import { expect } from 'chai';
import type { LighthouseAudit } from '../../../../activities/browser/lighthouse/lighthouse-report.js';
import { readThirdParties } from '../../../../activities/browser/lighthouse/read-third-parties.js';

const ADS = ['https://ads.example/a.js', 'https://ads.example/b.js'];
const MAPS = 'https://maps.example/m.js';
const OWN = 'https://site.example/app.js';

function audit(id: string, details: unknown): LighthouseAudit {
  return { id, title: '', description: '', score: null, scoreDisplayMode: 'informative', details };
}

const parties = (items: unknown[]) => audit('third-parties-insight', { type: 'table', items });
const entity = (name: string, transferSize: number, urls: string[]) => ({
  entity: name,
  transferSize,
  mainThreadTime: 80,
  subItems: { type: 'subitems', items: urls.map((url) => ({ url })) },
});
const longTasks = (tasks: [url: string, duration: number][]) => {
  const urls = [...new Set(tasks.map(([url]) => url))];
  const rows = tasks.map(([url, duration]) => ({ urlIndex: urls.indexOf(url), duration, startTime: 0 }));
  return audit('long-tasks', { type: 'table', items: [], debugData: { type: 'debugdata', urls, tasks: rows } });
};

const read = (...audits: LighthouseAudit[]) =>
  readThirdParties(Object.fromEntries(audits.map((each) => [each.id, each])));

describe('[U] readThirdParties', () => {
  it('adds up by company what each long task of its scripts takes beyond 50 ms, the heaviest first', () => {
    const tasks = longTasks([
      [ADS[0] ?? '', 150.4],
      [ADS[1] ?? '', 100],
      [ADS[0] ?? '', 60],
      [MAPS, 50],
      [OWN, 900],
      ['Unattributable', 300],
    ]);
    const found = read(tasks, parties([entity('Maps', 9_000, [MAPS]), entity('Ads', 100, ADS), 'x']));
    expect(found).to.deep.equal({
      blocking_ms: 160,
      entities: [
        { name: 'Ads', blocking_ms: 160, transfer_bytes: 100 },
        { name: 'Maps', blocking_ms: 0, transfer_bytes: 9_000 },
      ],
    });
  });

  it('tells a page without third parties from one where they, or the tasks, could not be measured', () => {
    expect(read(parties([]), longTasks([]))).to.deep.equal({ blocking_ms: 0, entities: [] });
    const failed = audit('third-parties-insight', undefined);
    expect([read(failed, longTasks([])), read(parties([])), read(longTasks([])), read()]).to.deep.equal(
      Array(4).fill(null),
    );
  });

  it('names ten companies, and counts all', () => {
    const many = Array.from({ length: 12 }, (_, at) => entity(`Company ${at}`, at, [`https://c${at}.example/`]));
    const tasks = longTasks(many.map((_, at) => [`https://c${at}.example/`, 51 + at]));
    const found = read(parties(many), tasks);
    expect(found?.entities).to.have.length(10);
    expect(found?.entities[0]).to.deep.equal({ name: 'Company 11', blocking_ms: 12, transfer_bytes: 11 });
    expect(found?.blocking_ms).to.equal(78);
  });
});
