/** Points as they are written everywhere: with a real minus sign. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** The same with a plus sign for what is won; nothing gained is 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}
