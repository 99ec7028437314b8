/**
 * Why an address was refused and, if a setting can allow it, which one and the value to add: most people who request
 * such an address run Linkwright themselves.
 * @param refusal one sentence without its period, the same for every reason: it must not reveal what is inside the network
 * @param entry such as "localhost:3000"; null: no setting allows it
 */
export function explainRefusal(
  refusal: string,
  setting: 'ALLOWED_PRIVATE_HOSTS' | 'ALLOWED_MAIL_HOSTS',
  entry: string | null,
): string {
  if (entry === null) return refusal;
  return (
    `${refusal}. If it is on your own machine or network, add ${entry} to ${setting} in .env (${setting}=${entry}; ` +
    'several with commas) and restart Linkwright.'
  );
}
