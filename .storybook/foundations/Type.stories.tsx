import type { Meta, StoryObj } from '@storybook/react-vite'
import { readTokens } from './read-tokens'
import styles from './foundations.module.css'

const sample = 'Forty trucks drove 12,345 miles in Los Angeles'

function Type() {
  return (
    <main>
      <h1>Type</h1>
      <dl className={styles.rows}>
        {readTokens('--text-').map(({ name, value }) => (
          <div key={name}>
            <dt>
              {name} <code>{value}</code>
            </dt>
            <dd style={{ fontSize: `var(${name})` }}>
              <p>{sample}</p>
              <p style={{ fontWeight: 500 }}>{sample}</p>
              <p style={{ fontWeight: 600 }}>{sample}</p>
            </dd>
          </div>
        ))}
      </dl>
    </main>
  )
}

const meta: Meta = { title: 'Foundations/Type', component: Type }

export default meta

export const Scale: StoryObj = {}
