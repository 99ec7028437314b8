/** A filter for texts that contain this part, whatever signs it holds, in any letter case. */
export function buildTextPattern(part: string): { $regex: string; $options: 'i' } {
  return { $regex: part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
}
