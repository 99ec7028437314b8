import { connect } from 'node:net';
import { until } from '../until.js';

/** Resolves when something listens there. @throws Error when nothing does in the time of the test */
export function waitForPort(port: number): Promise<void> {
  return until(`something listens on port ${port}`, () => isOpen(port));
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
