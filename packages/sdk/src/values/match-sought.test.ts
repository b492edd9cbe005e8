import { describe, expect, it } from 'vitest'
import { matchSought } from './match-sought'

const found = (items: readonly string[], typed: string) => matchSought(items, typed, item => item)

describe('what is typed', () => {
  it.each([
    ['crear campana', ['Crear campaña']],
    ['PEÑA', ['Peña Trucking']],
    ['campaña  crear', ['Crear campaña']],
    ['x', []],
  ])('%j finds %j in any case, with or without accents, in any order', (typed, expected) => {
    expect(found(['Crear campaña', 'Peña Trucking'], typed)).toEqual(expected)
  })

  it('finds first what begins with it, then words that do, then what only contains it', () => {
    const items = ['Repayment', 'New Payment', 'Backpay', 'Payments', 'Pay (all)']
    expect(found(items, 'pay')).toEqual(['Payments', 'Pay (all)', 'New Payment', 'Repayment', 'Backpay'])
  })

  it('must be there as a whole', () => {
    expect(found(['New Vendor', 'New Campaign', 'Vendors'], 'new ven')).toEqual(['New Vendor'])
  })

  it('looks past the first place where it stands', () => {
    expect(found(['Overtime over', 'Rover over'], 'over')).toEqual(['Overtime over', 'Rover over'])
    expect(found(['Rover', 'Rover over'], 'over')).toEqual(['Rover over', 'Rover'])
  })

  it('that is blank leaves all', () => {
    expect(found(['b', 'a'], ' ')).toEqual(['b', 'a'])
  })
})
