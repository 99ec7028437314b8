import type { ShotDevice } from '../chrome/devices.js';

/** The job for the camera's child process, as JSON in its first argument. */
export interface ShotJob {
  /** Of a running browser's DevTools. */
  port: number;
  url: string;
  /** Our name, at the end of what the browser calls itself. */
  agent: string;
  /** For loading the page in one view. */
  settleLimitMs: number;
  shots: { device: ShotDevice; file: string }[];
}

/** What the child reports for each image once its file is written. */
export interface ShotMessage {
  taken: ShotDevice;
}
