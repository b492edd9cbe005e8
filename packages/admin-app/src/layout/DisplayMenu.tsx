import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'ra-core'
import { LOCALES } from '../texts/i18n-provider'
import { useLanguage } from '../texts/use-language'
import { densityChoice, themeChoice, useChoice } from '../theme/look'

interface Option {
  value: string
  label: string
}

interface Group {
  name: 'theme' | 'density' | 'language'
  options: readonly Option[]
  chosen: string
  choose: (value: string) => void
}

/** A setter of one of a few values, for a menu that only knows texts. */
const oneOf =
  <Value extends string>(values: readonly Value[], set: (value: Value) => void) =>
  (text: string): void => {
    const value = values.find(one => one === text)
    if (value !== undefined) set(value)
  }

/** Light or dark, how close the rows stand, and the language. */
export function DisplayMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate()
  const [locale, chooseLanguage] = useLanguage()
  const named = (value: string): Option => ({ value, label: translate(`console.display.${value}`) })
  const groups: Group[] = [
    {
      name: 'theme',
      options: themeChoice.values.map(named),
      chosen: useChoice(themeChoice),
      choose: oneOf(themeChoice.values, themeChoice.set),
    },
    {
      name: 'density',
      options: densityChoice.values.map(named),
      chosen: useChoice(densityChoice),
      choose: oneOf(densityChoice.values, densityChoice.set),
    },
    {
      name: 'language',
      options: LOCALES.map(({ locale: value, name }) => ({ value, label: name })),
      chosen: locale,
      choose: value => void chooseLanguage(value),
    },
  ]
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {groups.flatMap(({ name, options, chosen, choose }) => [
        <ListSubheader key={name} role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
          {translate(`console.display.${name}`)}
        </ListSubheader>,
        ...options.map(({ value, label }) => (
          <MenuItem
            key={`${name}-${value}`}
            role="menuitemradio"
            aria-checked={value === chosen}
            onClick={() => choose(value)}
          >
            <ListItemIcon>{value === chosen && <CheckOutlined fontSize="small" />}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        )),
      ])}
    </Menu>
  )
}
