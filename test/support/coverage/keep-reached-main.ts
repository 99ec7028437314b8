/** For scripts/coverage.mjs: `tsx test/support/coverage/keep-reached-main.ts <group> <folder of NODE_V8_COVERAGE>`. */
import { keepReached } from './reached-files.js';

const [group, raw] = process.argv.slice(2);
if (group === undefined || raw === undefined) throw new Error('Say which group of specs ran, and where Node wrote');
keepReached(group, raw);
