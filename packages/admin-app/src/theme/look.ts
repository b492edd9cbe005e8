import { useMediaQuery } from '@mui/material'
import { type ThemeOptions } from '@mui/material/styles'
import type { Brand } from '@product/sdk/values'
import { useMemo, useSyncExternalStore } from 'react'
import { adminTheme } from './admin-theme'
import { rememberedChoice, type RememberedChoice } from './remembered-choice'

/** Under the same name as in the client app, so that both look alike. */
export const themeChoice = rememberedChoice('theme', ['system', 'light', 'dark'])

export const densityChoice = rememberedChoice('density', ['comfortable', 'compact'])

export const useChoice = <Value extends string>({ subscribe, get }: RememberedChoice<Value>): Value =>
  useSyncExternalStore(subscribe, get)

/** The theme by brand, the system's wish and what this user chose. */
export function useLook(brand: Brand): ThemeOptions {
  const wantsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const choice = useChoice(themeChoice)
  const density = useChoice(densityChoice)
  const scheme = choice === 'system' ? (wantsDark ? 'dark' : 'light') : choice
  return useMemo(() => adminTheme(brand, scheme, density), [brand, scheme, density])
}
