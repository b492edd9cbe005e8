import { type ComponentType, use } from 'react'
import type { PageTexts } from '../config/admin-feature'
import { useRuntime } from '../config/runtime'

function Learn({ texts }: { texts: readonly PageTexts[] }) {
  const { knows, learn } = useRuntime().i18n
  if (!knows(texts)) use(learn(texts))
  return null
}

/** The part, shown once its texts are there. All are fetched at the same time, and the part's code with them. */
export function withTexts<Props extends object>(
  Part: ComponentType<Props>,
  texts: readonly PageTexts[],
): ComponentType<Props> {
  if (texts.length === 0) return Part
  return function WithTexts(props) {
    return (
      <>
        <Learn texts={texts} />
        <Part {...props} />
      </>
    )
  }
}
