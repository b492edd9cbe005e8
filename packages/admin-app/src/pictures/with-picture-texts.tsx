import { type ComponentType, Suspense } from 'react'
import { withTexts } from '../texts/with-texts'

const load = async () => (await import('./picture-texts')).PICTURE_TEXTS

/**
 * A part that any page may show: it brings its texts along, and the page stays while they are fetched. `Waiting` holds
 * its room meanwhile.
 */
export function withPictureTexts<Props extends object>(
  Part: ComponentType<Props>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  const Told = withTexts(Part, [load])
  return function WithPictureTexts(props) {
    return (
      <Suspense fallback={Waiting ? <Waiting {...props} /> : null}>
        <Told {...props} />
      </Suspense>
    )
  }
}
