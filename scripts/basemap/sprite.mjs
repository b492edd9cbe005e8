import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const sharp = createRequire(new URL('../../packages/server/package.json', import.meta.url))('sharp')

/** Road signs as stretchable pills: fill and rim. */
const signs = {
  'interstate-light': ['#8a7a86', '#8a7a86'],
  'route-light': ['#ffffff', '#cdc3ca'],
  'interstate-dark': ['#6a5f6e', '#6a5f6e'],
  'route-dark': ['#2a272e', '#544c58'],
}
const [width, height] = [20, 16]

/** The pictures that the style draws under road numbers, for screens of one and two pixels a point. */
export async function writeSprites() {
  const names = Object.keys(signs)
  const pill = ([fill, rim], i) =>
    `<rect x="${i * width + 0.75}" y="0.75" width="${width - 1.5}" height="${height - 1.5}" rx="4.5" fill="${fill}" stroke="${rim}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${names.length * width} ${height}">${Object.values(signs).map(pill).join('')}</svg>`
  for (const [suffix, ratio] of [
    ['', 1],
    ['@2x', 2],
  ]) {
    const table = Object.fromEntries(
      names.map((name, i) => [
        name,
        {
          x: i * width * ratio,
          y: 0,
          width: width * ratio,
          height: height * ratio,
          pixelRatio: ratio,
          stretchX: [[7 * ratio, 13 * ratio]],
          stretchY: [[7 * ratio, 9 * ratio]],
          content: [4 * ratio, 2 * ratio, 16 * ratio, 14 * ratio],
        },
      ]),
    )
    const to = name =>
      fileURLToPath(
        new URL(`../../packages/client-app/public/basemap/sprite${suffix}.${name}`, import.meta.url),
      )
    writeFileSync(to('json'), formatted(table))
    await sharp(Buffer.from(svg), { density: 72 * ratio })
      .resize(names.length * width * ratio, height * ratio)
      .png()
      .toFile(to('png'))
  }
}

/** JSON as the repository formats it: arrays of numbers stay on one line. */
function formatted(table) {
  const inline = (_, value) => (Array.isArray(value) ? JSON.stringify(value).replaceAll(',', ', ') : value)
  return `${JSON.stringify(table, inline, 2).replace(/"(\[.*?\])"/g, '$1')}\n`
}
