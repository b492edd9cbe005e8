import { describe, expect, it } from 'vitest'
import { CoveredGround } from './covered-ground'
import { pixelAtZoom } from './simplify-line'

/** Of three pixels. */
const cellAt = (zoom: number) => 3 * pixelAtZoom(zoom)
const line = (...points: [number, number][]) => Float64Array.from(points.flat())
const street = line([-118.3, 34], [-118.2, 34], [-118.1, 34])
/** A metre to the north of it. */
const again = line([-118.3, 34.00001], [-118.2, 34.00001], [-118.1, 34.00001])

describe('covered ground', () => {
  it('is drawn once: a line that goes the same way has nothing new', () => {
    const ground = new CoveredGround(cellAt(10))
    expect(ground.newStretches(street)).toEqual([street])
    expect(ground.newStretches(again)).toEqual([])
  })

  it('leaves what leads elsewhere, from where it leaves to where it comes back', () => {
    const ground = new CoveredGround(cellAt(10))
    ground.newStretches(street)
    const detour = line([-118.3, 34], [-118.2, 34], [-118.2, 34.1], [-118.1, 34], [-118.2, 34])
    expect(ground.newStretches(detour)).toEqual([line([-118.2, 34], [-118.2, 34.1], [-118.1, 34])])
  })

  it('is smaller the closer one looks', () => {
    const beside = line([-118.3, 34.002], [-118.1, 34.002])
    const stretches = [6, 14].map(zoom => {
      const ground = new CoveredGround(cellAt(zoom))
      ground.newStretches(street)
      return ground.newStretches(beside).length
    })
    expect(stretches).toEqual([0, 1])
  })

  it('reaches to the cells beside a line, where it is told so', () => {
    const beside = line([-118.3, 34.0015], [-118.1, 34.0015])
    const stretches = [0, 1].map(reach => {
      const ground = new CoveredGround(0.001, reach)
      ground.newStretches(street)
      return ground.newStretches(beside).length
    })
    expect(stretches).toEqual([1, 0])
  })

  it('holds far-off places, south and west ones too', () => {
    const ground = new CoveredGround(cellAt(12))
    for (const far of [line([-0.1, -0.1], [0.1, 0.1]), line([170, -80], [170.2, -80.1]), street]) {
      expect(ground.newStretches(far)).toEqual([far])
      expect(ground.newStretches(far)).toEqual([])
    }
  })
})
