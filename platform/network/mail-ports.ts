/**
 * Where mail servers listen: submission and relay (RFC 6409, RFC 8314) with what providers offer beside them, and IMAP.
 * Others are not tried, or a sender's settings could be used to knock on any door.
 */
export const MAIL_PORTS: readonly string[] = ['25', '26', '465', '587', '2465', '2525', '2587', '143', '993'];
