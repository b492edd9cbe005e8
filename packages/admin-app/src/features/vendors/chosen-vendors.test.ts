import { expect, test } from 'vitest'
import { chosenVendors } from './chosen-vendors'

const chosen = (address: string) => chosenVendors(new URLSearchParams(address))

test('an address without choices asks for all vendors', () => {
  expect(chosen('')).toEqual({ list: 'all', stages: [], filter: {} })
})

test('tab, stages and trucks are chosen together', () => {
  expect(chosen('list=attention&pipeline=Cold&pipeline=End+Of+Life&trucks=available').filter).toEqual({
    needs_attention: 'true',
    pipeline: 'Cold,End Of Life',
    trucks: 'available',
  })
})

test('what nobody can choose is left out', () => {
  expect(chosen('list=x&pipeline=Hot&pipeline=toString&trucks=many')).toEqual({
    list: 'all',
    stages: [],
    filter: {},
  })
})
