import type { Socket } from 'node:net';
import type { ProxyGate, ProxyTarget } from './proxy-gate.js';

export interface ProxyTunnels {
  /** Tunnels open or being dialled. */
  readonly count: number;
  /**
   * Dials the target and joins both ends until either closes or nothing moves for the idle time.
   * @returns false when there is no room
   * @throws what dialling throws
   */
  open(client: Socket, target: ProxyTarget, head: Buffer): Promise<boolean>;
  closeAll(): void;
}

/** CONNECT tunnels (RFC 9110 9.3.6): what flows inside is opaque, so the target is all there is to judge. */
export function createProxyTunnels(
  gate: ProxyGate,
  { maxTunnels, idleTimeoutMs }: { maxTunnels: number; idleTimeoutMs: number },
): ProxyTunnels {
  const clients = new Set<Socket>();

  async function open(client: Socket, target: ProxyTarget, head: Buffer): Promise<boolean> {
    if (clients.size >= maxTunnels) return false;
    clients.add(client);
    client.once('close', () => clients.delete(client));
    const upstream = await gate.dial(target);
    join(client, upstream, idleTimeoutMs);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) upstream.write(head);
    return true;
  }

  return {
    get count() {
      return clients.size;
    },
    open,
    closeAll: () => {
      for (const client of clients) client.destroy();
    },
  };
}

function join(client: Socket, upstream: Socket, idleTimeoutMs: number): void {
  const ends: [Socket, Socket][] = [
    [client, upstream],
    [upstream, client],
  ];
  for (const [from, to] of ends) {
    // Whatever moves passes both sockets, as a read of one and a write of the other.
    from.setTimeout(idleTimeoutMs, () => from.destroy());
    from.on('error', () => {});
    // Soon, not at once: what this end sent last may still wait to be written to the other.
    from.once('close', () => to.destroySoon());
    from.pipe(to);
  }
  if (client.destroyed) upstream.destroy();
}
