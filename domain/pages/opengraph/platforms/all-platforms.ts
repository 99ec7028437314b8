import { facebook } from './facebook.js';
import { linkedin } from './linkedin.js';
import { pinterest } from './pinterest.js';
import type { PlatformId, SharePlatform } from './platform.js';
import { twitter } from './twitter.js';

export const ALL_PLATFORMS: Readonly<Record<PlatformId, SharePlatform>> = { facebook, twitter, linkedin, pinterest };
