import { type ComponentType, Suspense } from 'react'
import type { PageTexts } from '../config/admin-feature'
import { withTexts } from '../texts/with-texts'

const pictureTexts: PageTexts = {
  en: async () => (await import('./picture-texts')).PICTURE_TEXTS,
  es: async () => (await import('./picture-texts-spanish')).PICTURE_TEXTS_SPANISH,
}

/**
 * A part that any page may show: it brings its texts along, and the page stays while they are fetched. `Waiting` holds
 * its room meanwhile.
 */
export function withPictureTexts<Props extends object>(
  Part: ComponentType<Props>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  const Told = withTexts(Part, [pictureTexts])
  return function WithPictureTexts(props) {
    return (
      <Suspense fallback={Waiting ? <Waiting {...props} /> : null}>
        <Told {...props} />
      </Suspense>
    )
  }
}
