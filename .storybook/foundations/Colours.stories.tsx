import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { readTokens, type Token } from './read-tokens'
import styles from './foundations.module.css'

/** Read again whenever the theme changes, because each colour has a value per theme. */
function useColours(): Token[] {
  const [colours, setColours] = useState(() => readTokens('--color-'))
  useEffect(() => {
    const observer = new MutationObserver(() => setColours(readTokens('--color-')))
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return colours
}

function Colours() {
  return (
    <main>
      <h1>Colours</h1>
      <p>Made from the brand's two colours; each text colour passes WCAG AA on every surface.</p>
      <ul className={styles.swatches}>
        {useColours().map(({ name, value }) => (
          <li key={name}>
            <div className={styles.swatch} style={{ background: `var(${name})` }} />
            <strong>{name.replace('--color-', '')}</strong>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </main>
  )
}

const meta: Meta = { title: 'Foundations/Colours', component: Colours }

export default meta

export const All: StoryObj = {
  async play({ canvas }) {
    await expect(canvas.getByText('primary')).toBeVisible()
  },
}
