import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceInMiles, type Point } from './distance.ts'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })
const DEGREE = 60 * 1.1515

// holds Part 1 §9: Great-circle distance, 60 * 1.1515 a degree; 0 for identical points
describe('great-circle distance in miles, 60 * 1.1515 per degree', () => {
  it.each<[name: string, from: Point, to: Point, miles: number]>([
    ['a degree along the equator', at(0, 0), at(0, 1), DEGREE],
    ['a degree of latitude anywhere', at(41, -87), at(42, -87), DEGREE],
    ['pole to pole', at(90, 0), at(-90, 0), 180 * DEGREE],
    ['over the date line', at(0, 179.5), at(0, -179.5), DEGREE],
    ['New York to Los Angeles', at(40.7128, -74.006), at(34.0522, -118.2437), 2_445.4],
    ['opposite points', at(30, 40), at(-30, -140), 180 * DEGREE],
  ])('%s', (_name, from, to, miles) => {
    expect(Math.abs(distanceInMiles(from, to) - miles)).toBeLessThan(1)
  })

  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  // holds Part 1 §9: Great-circle distance, 60 * 1.1515 a degree; 0 for identical points
  it('0 for identical points', () => {
    fc.assert(
      fc.property(point, (here) => {
        expect(distanceInMiles(here, { ...here })).toBe(0)
      }),
    )
  })

  it('a number from 0 to half the circumference, the same both ways, even for very near points', () => {
    const near = fc
      .tuple(point, fc.double({ min: -1e-7, max: 1e-7, noNaN: true }))
      .map(([here, step]): [Point, Point] => [here, at(here.latitude, here.longitude + step)])
    fc.assert(
      fc.property(fc.oneof(fc.tuple(point, point), near), ([from, to]) => {
        const miles = distanceInMiles(from, to)
        expect(miles).toBeGreaterThanOrEqual(0)
        expect(miles).toBeLessThanOrEqual(180 * DEGREE + 0.001)
        expect(Math.abs(miles - distanceInMiles(to, from))).toBeLessThan(0.01)
      }),
    )
  })
})
