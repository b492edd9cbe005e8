import type { Decorator } from '@storybook/react-vite'

/** Gives a story of a part the landmark and the heading that its page would. */
export const inPage: Decorator = (Story, { title }) => (
  <main>
    <h1 className="visually-hidden">{title.split('/').at(-1)}</h1>
    <Story />
  </main>
)
