export type Point = { latitude: number; longitude: number }

/** Nautical miles (one to a minute of arc) to statute miles. */
const MILES_PER_DEGREE = 60 * 1.1515

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** Along the great circle; points are in degrees. Source: specification part 1, section 9. */
export function distanceInMiles(from: Point, to: Point): number {
  if (from.latitude === to.latitude && from.longitude === to.longitude) return 0
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(from.longitude - to.longitude)
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn)
  // Rounding may push it above 1, where the arc cosine is undefined.
  return degrees(Math.acos(Math.max(-1, Math.min(1, cosine)))) * MILES_PER_DEGREE
}
