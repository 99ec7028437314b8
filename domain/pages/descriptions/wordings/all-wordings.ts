import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nl } from './nl.js';
import { pt } from './pt.js';
import type { Wording } from './wording.js';

/** By primary language subtag. */
export const ALL_WORDINGS: ReadonlyMap<string, Wording> = new Map([
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
  ['it', it],
  ['nl', nl],
  ['pt', pt],
]);
