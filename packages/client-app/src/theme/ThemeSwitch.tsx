import type { IconName } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { ListboxSelect } from '../ui/ListboxSelect'
import { useStore } from '../use-store'
import { chooseTheme, THEME_CHOICES, type ThemeChoice, themeChoice } from './theme-choice'

const LOOKS: Readonly<Record<ThemeChoice, { label: string; icon: IconName }>> = {
  system: { label: 'As the system', icon: 'screen' },
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
}

/** Light, dark or as the system is. */
export function ThemeSwitch() {
  const choice = useStore(themeChoice)
  return (
    <ListboxSelect
      label="Theme"
      text={LOOKS[choice].label}
      align="end"
      options={THEME_CHOICES.map(value => ({ value, label: LOOKS[value].label }))}
      selected={[choice]}
      onChange={([picked = 'system']) => chooseTheme(picked)}
      renderTrigger={props => (
        <IconButton {...props} label={`Theme: ${LOOKS[choice].label}`} icon={LOOKS[choice].icon} />
      )}
    />
  )
}
