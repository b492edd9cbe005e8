import { describe, expect, it } from 'vitest'
import { withOtherParameters } from './with-other-parameters'

describe('the address that a list writes', () => {
  it('keeps which record is open above the list', () => {
    expect(withOtherParameters('?page=1&sort=name', '?removal=8')).toBe('?page=1&sort=name&removal=8')
  })

  it('does not keep an earlier search, order or page of the list', () => {
    expect(withOtherParameters('?page=1', '?page=7&filter=%7B%7D&displayedFilters=%7B%7D&item=new')).toBe(
      '?page=1&item=new',
    )
  })

  it('keeps a parameter that stands there twice, and what is in it', () => {
    expect(withOtherParameters('?page=1', '?city=Coeur+d%27Alene&city=A%26B')).toBe(
      '?page=1&city=Coeur+d%27Alene&city=A%26B',
    )
  })
})
