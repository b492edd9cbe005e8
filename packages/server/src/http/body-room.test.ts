import { describe, expect, it } from 'vitest'
import { bodyRooms } from './body-room'

const few = { all: 100, strangers: 50, person: 60, network: 30, small: 0 }

describe('the room for bodies', () => {
  it('ends for one caller before it ends for all', () => {
    const roomFor = bodyRooms(few)
    const one = roomFor('network', '10.0.0.1')
    one.take(20)
    expect(() => roomFor('network', '10.0.0.1').take(11)).toThrow('Too much is being sent at once')
    roomFor('network', '10.0.0.2').take(30)
    roomFor('person', 'a').take(50)
    expect(() => roomFor('person', 'b').take(1)).toThrow('Too much is being sent at once')
  })

  it('is not filled by strangers, from however many networks they come', () => {
    const roomFor = bodyRooms(few)
    const first = roomFor('network', '10.0.0.1')
    first.take(30)
    roomFor('network', '10.0.0.2').take(20)
    expect(() => roomFor('network', '10.0.0.3').take(1)).toThrow('Too much is being sent at once')
    roomFor('person', 'a').take(50)
    first.leave()
    roomFor('network', '10.0.0.3').take(30)
  })

  it('is there for what is small, whatever large bodies strangers send', () => {
    const roomFor = bodyRooms({ ...few, small: 5 })
    roomFor('network', '10.0.0.1').take(30)
    roomFor('network', '10.0.0.2').take(20)
    const login = roomFor('network', '10.0.0.3')
    login.take(5)
    expect(() => login.take(1)).toThrow('Too much is being sent at once')
  })

  it('is there again when a request is done, and no more than it took', () => {
    const roomFor = bodyRooms(few)
    const [one, other] = [roomFor('person', 'a'), roomFor('person', 'a')]
    one.take(40)
    other.take(20)
    one.leave()
    one.leave()
    other.take(40)
    expect(() => other.take(1)).toThrow()
  })
})
