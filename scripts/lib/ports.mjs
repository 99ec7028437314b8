import net from 'node:net';

/**
 * Opens and closes a listener on loopback: the only sure way to learn whether a port can be had.
 * @param {number} port 0 for any
 * @returns {Promise<number | undefined>} the port that could be opened; undefined when it is taken or not allowed
 */
export function probePort(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}

/**
 * The wished port, or a free one when that is taken; a fixed port is granted or rejected, never moved.
 * @param {string} setting name of the setting, for the message
 * @param {import('./settings.mjs').PortWish} wish
 * @param {Set<number>} reserved ports already assigned in this run; the result is added
 * @returns {Promise<number>}
 */
export async function choosePort(setting, wish, reserved) {
  const isReserved = wish.preferred !== 0 && reserved.has(wish.preferred);
  let port = isReserved ? undefined : await probePort(wish.preferred);
  if (port === undefined && wish.fixed) {
    throw new Error(`port ${wish.preferred} (${setting}) is taken: free it or set ${setting} to another one`);
  }
  // Sixteen tries: the kernel may hand out a port again that was only reserved, not opened, a moment ago.
  for (let attempt = 0; attempt < 16 && (port === undefined || reserved.has(port)); attempt += 1) {
    port = await probePort(0);
  }
  if (port === undefined || reserved.has(port)) throw new Error(`no free port was found for ${setting}`);
  reserved.add(port);
  return port;
}

/**
 * @param {string} host
 * @param {number} port
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} whether something accepts connections there
 */
export function canConnect(host, port, timeoutMs = 1000) {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
