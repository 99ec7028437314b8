import { expect } from 'chai';
import { runByHost } from '../../../../activities/crawl/fetch/run-by-host.js';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const readHost = (item: string) => item.charAt(0);

describe('[U] run by host', () => {
  it('does everything, each host in its own order', async () => {
    const done: string[] = [];
    const run = async (item: string) => {
      await turn();
      done.push(item);
    };
    await runByHost(['a1', 'b1', 'a2', 'c1', 'a3', 'b2'], { readHost, hosts: 2, perHost: () => 1, run });
    expect(done.filter((item) => item.startsWith('a'))).to.deep.equal(['a1', 'a2', 'a3']);
    expect([...done].sort()).to.deep.equal(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  });

  it('keeps to the number of hosts and of requests to each', async () => {
    const inAir: string[] = [];
    let most = 0;
    const mostOf: Record<string, number> = { a: 0, b: 0, c: 0 };
    const run = async (item: string) => {
      inAir.push(item);
      most = Math.max(most, inAir.length);
      const host = readHost(item);
      mostOf[host] = Math.max(mostOf[host] ?? 0, inAir.filter((other) => readHost(other) === host).length);
      await turn();
      inAir.splice(inAir.indexOf(item), 1);
    };
    const items = ['a', 'b', 'c'].flatMap((host) => Array.from({ length: 6 }, (_, at) => `${host}${at}`));
    await runByHost(items, { readHost, hosts: 2, perHost: (host) => (host === 'a' ? 3 : 1), run });
    expect([most, mostOf]).to.deep.equal([4, { a: 3, b: 1, c: 1 }]);
  });

  it('follows a limit that changes, and never does not move', async () => {
    let limit = 3;
    let inAir = 0;
    const seen: number[] = [];
    const run = async () => {
      seen.push(++inAir);
      limit = 0;
      await turn();
      inAir--;
    };
    await runByHost(['a1', 'a2', 'a3', 'a4'], { readHost, hosts: 1, perHost: () => limit, run });
    expect(seen).to.deep.equal([1, 1, 1, 1]);
  });

  it('fails as the first of them fails, and begins no more on that host', async () => {
    const begun: string[] = [];
    const run = async (item: string) => {
      begun.push(item);
      await turn();
      throw new Error(item);
    };
    const failure: unknown = await runByHost(['a1', 'a2', 'a3'], { readHost, hosts: 1, perHost: () => 2, run }).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.be.instanceOf(Error).with.property('message', 'a1');
    expect(begun).to.deep.equal(['a1', 'a2']);
  });

  it('nothing to do is done at once', async () => {
    await runByHost([], { readHost, hosts: 2, perHost: () => 1, run: () => Promise.reject(new Error('never')) });
  });
});
