/** A rank as people say it: "1st", "2nd", "11th". */
export function ordinal(rank: number): string {
  const isTeen = Math.floor(rank / 10) % 10 === 1;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][rank % 10];
  return `${rank}${ending ?? 'th'}`;
}
