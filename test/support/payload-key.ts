/** TEMPORAL_PAYLOAD_KEYS of the platforms that tests start. */
export const TEST_PAYLOAD_KEY = `p1:${Buffer.alloc(32, 9).toString('base64')}`;
