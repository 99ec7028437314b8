import { connect } from 'node:net';

/** Resolves when something listens there. @throws Error when nothing does in time */
export async function waitForPort(port: number, timeoutMs = 20_000): Promise<void> {
  const endMs = Date.now() + timeoutMs;
  while (!(await isOpen(port))) {
    if (Date.now() > endMs) throw new Error(`Nothing listens on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
