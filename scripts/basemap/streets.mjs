import { collection, feature, features } from './files.mjs'
import { shape } from './shape.mjs'

const kinds = {
  motorway: 'major',
  trunk: 'major',
  primary: 'major',
  secondary: 'middle',
  tertiary: 'minor',
  residential: 'minor',
  unclassified: 'minor',
}

/** Manhattan's streets that carry cars; ramps are `link`. */
export const streets = () =>
  features('streets-manhattan.geojson.gz').flatMap(({ properties: { kind, name }, geometry }) => {
    const shown = kind.endsWith('_link') ? 'link' : kinds[kind]
    return shown ? [feature({ kind: shown, name: shown === 'link' ? undefined : name }, geometry)] : []
  })

/** One feature for each street by name, for drawing. */
export const drawnStreets = list =>
  shape(collection(list), '-dissolve kind,name -simplify interval=9 -o precision=0.00001')
