import type { CampaignVehicle } from '@product/sdk/nouns/campaigns'
import { describe, expect, it } from 'vitest'
import { vehicleGroupPieces, type VehicleLists } from './vehicle-group-pieces'

const truck = (id: number): CampaignVehicle => ({
  group: 'trucks',
  id,
  displayName: `Truck ${id}`,
  imei: null,
  provenance: 'measured',
  sources: [],
  fallback: [],
})

/** One truck a piece; what was asked for, and how each is answered. */
function asking(trucks: readonly CampaignVehicle[], answer: (id: number) => Promise<string>) {
  const asked: number[] = []
  const listsOf = async (some: readonly CampaignVehicle[]): Promise<VehicleLists> => {
    asked.push(...some.map(({ id }) => id))
    const texts = await Promise.all(some.map(async ({ id }, place) => [place, await answer(id)] as const))
    return [{ name: 'paths', texts: new Map(texts) }]
  }
  return { asked, pieces: vehicleGroupPieces(trucks, () => 1, listsOf, 1) }
}

describe('the pieces of an answer by vehicles', () => {
  it('are together one answer, in the order of the vehicles', async () => {
    const { pieces } = asking([truck(3), truck(1), truck(2)], async id => `"${id}"`)
    const made: string[] = []
    for await (const piece of pieces) made.push(piece)
    expect(JSON.parse(made.join(''))).toEqual({
      trucks: [3, 1, 2].map(id => ({ id, display_name: `Truck ${id}`, paths: [`${id}`], imei: null })),
      blended: [],
      placeholders: [],
      macros: [],
    })
  })

  it('are asked for one ahead of what was taken, one at a time', async () => {
    const { asked, pieces } = asking([truck(1), truck(2), truck(3)], async () => '')
    expect(asked).toEqual([])
    await pieces.next()
    expect(asked).toEqual([1, 2])
    await pieces.next()
    expect(asked).toEqual([1, 2, 3])
  })

  it('end no sooner than what was asked for already, where nobody wants the rest', async () => {
    let answer = (_text: string): void => {}
    const second = new Promise<string>(resolve => (answer = resolve))
    const { pieces } = asking([truck(1), truck(2)], id => (id === 2 ? second : Promise.resolve('')))
    await pieces.next()
    let ended = false
    const end = pieces.return(undefined).then(() => (ended = true))
    await new Promise(resolve => setTimeout(resolve))
    expect(ended).toBe(false)
    answer('')
    await end
    expect(ended).toBe(true)
  })

  it('end where one fails, whose failure nobody misses who takes no more', async () => {
    const failing = () =>
      asking([truck(1), truck(2), truck(3)], async id => (id === 2 ? Promise.reject(new Error('gone')) : ''))
    const whole = failing()
    await whole.pieces.next()
    await expect(whole.pieces.next()).rejects.toThrow('gone')
    expect(whole.asked).toEqual([1, 2])
    const left = failing()
    await left.pieces.next()
    // A rejection that nobody hears would fail this run.
    await left.pieces.return(undefined)
  })
})
