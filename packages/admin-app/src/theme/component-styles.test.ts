import { DEFAULT_BRAND } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { componentStyles } from './component-styles'
import { paletteOf } from './palette'

it('what is only said to those who can’t see takes no room on any page of the console', () => {
  const styles = componentStyles(paletteOf(DEFAULT_BRAND, 'light'), 'comfortable')
  expect(styles?.MuiCssBaseline?.styleOverrides).toMatchObject({
    '.visually-hidden': { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' },
  })
})
