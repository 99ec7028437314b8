export interface HostLanes<Item> {
  readHost: (item: Item) => string;
  /** Hosts requested at the same time. */
  hosts: number;
  /** Requests in flight to one host; evaluated again each time one completes. */
  perHost: (host: string) => number;
  run: (item: Item) => Promise<void>;
}

/**
 * Works through items many hosts at a time and each host gently: its items go in their own order, a few in flight. The
 * first failure of `run` fails the whole; what is in flight then is left to finish.
 */
export async function runByHost<Item>(items: readonly Item[], lanes: HostLanes<Item>): Promise<void> {
  const waiting = groupByHost(items, lanes.readHost).entries();
  const worker = async () => {
    for (const [host, queue] of waiting) await drain(queue, () => lanes.perHost(host), lanes.run);
  };
  await Promise.all(Array.from({ length: lanes.hosts }, worker));
}

function groupByHost<Item>(items: readonly Item[], readHost: (item: Item) => string): Map<string, Item[]> {
  const hosts = new Map<string, Item[]>();
  for (const item of items) {
    const host = readHost(item);
    const queue = hosts.get(host);
    if (queue) queue.push(item);
    else hosts.set(host, [item]);
  }
  return hosts;
}

async function drain<Item>(
  queue: readonly Item[],
  limit: () => number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const inAir = new Set<Promise<void>>();
  let next = 0;
  while (next < queue.length || inAir.size > 0) {
    while (next < queue.length && inAir.size < Math.max(1, limit())) {
      const item = queue[next++];
      if (item === undefined) break;
      const flight = run(item).finally(() => inAir.delete(flight));
      // The race below throws it; those that lose the race must not end the process.
      flight.catch(() => {});
      inAir.add(flight);
    }
    await Promise.race(inAir);
  }
}
