import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOT_DEVICES, type ShotDevice } from '../chrome/devices.js';
import { PAGE_MEMORY_BYTES, watchMemory } from '../chrome/memory-watch.js';
import { runChild } from '../chrome/run-child.js';
import { type BrowserOptions, withBrowser } from '../chrome/with-browser.js';
import type { PageShot, StartPageCamera } from '../ports.js';
import type { ShotMessage } from './shot-job.js';

const DEADLINE_MS = 50_000;
const SETTLE_LIMIT_MS = 8_000;
const HEAP_LIMIT_MB = 256;
const DEVICES = Object.keys(SHOT_DEVICES) as ShotDevice[];

export interface CameraOptions extends BrowserOptions {
  agent: string;
  /** For loading the page in one view. @default 8,000 */
  settleLimitMs?: number;
}

/**
 * Takes images of a page in the view of a phone and of a computer, of what is seen without scrolling: JPEG files of at
 * most 400 kB. One fresh browser a run behind the filtering proxy, of which nothing is left.
 */
export function createStartPageCamera(options: CameraOptions): StartPageCamera {
  const { agent, settleLimitMs = SETTLE_LIMIT_MS } = options;
  return {
    capture: ({ url, site = null, signal }) => {
      const bounds = { deadlineMs: DEADLINE_MS, lateMessage: 'The start page could not be shown in time', signal };
      return withBrowser(options, bounds, async ({ port, folder, signal: end }) => {
        const unwatch = watchMemory(folder.root, PAGE_MEMORY_BYTES);
        const shots = DEVICES.map((device) => ({ device, file: join(folder.tmp, `${device}.jpg`) }));
        const taken = new Set<ShotDevice>();
        const onMessage = (message: unknown) => {
          if (isShotMessage(message)) taken.add(message.taken);
        };
        const job = { port, url, agent, settleLimitMs, shots };
        try {
          await runChild({
            script: 'shot-child',
            job,
            secret: { site },
            heapLimitMb: HEAP_LIMIT_MB,
            signal: end,
            onMessage,
          });
        } finally {
          unwatch();
        }
        return readShots(shots.filter(({ device }) => taken.has(device)));
      });
    },
  };
}

function readShots(shots: readonly { device: ShotDevice; file: string }[]): Promise<PageShot[]> {
  return Promise.all(shots.map(async ({ device, file }) => ({ device, jpeg: await readFile(file) })));
}

function isShotMessage(message: unknown): message is ShotMessage {
  return typeof message === 'object' && message !== null && 'taken' in message;
}
