import type { Meta, StoryObj } from '@storybook/react-vite'
import { readTokens } from './read-tokens'
import styles from './foundations.module.css'

function Spacing() {
  return (
    <main>
      <h1>Spacing, corners, shadow</h1>
      <dl className={styles.rows}>
        {readTokens('--space-').map(({ name, value }) => (
          <div key={name}>
            <dt>
              {name} <code>{value}</code>
            </dt>
            <dd>
              <div className={styles.bar} style={{ width: `var(${name})` }} />
            </dd>
          </div>
        ))}
        {readTokens('--radius').map(({ name, value }) => (
          <div key={name}>
            <dt>
              {name} <code>{value}</code>
            </dt>
            <dd>
              <div className={styles.box} style={{ borderRadius: `var(${name})` }} />
            </dd>
          </div>
        ))}
      </dl>
    </main>
  )
}

const meta: Meta = { title: 'Foundations/Spacing', component: Spacing }

export default meta

export const Steps: StoryObj = {}
