import { MESSAGE_MEDIA_TEXTS } from '@product/sdk/nouns/messages'
import { useRef, useState } from 'react'
import { randomKey } from '../../forms/random-key'
import { compressImage } from './compress-image'
import { type ChosenImage, imageProblem } from './image-choice'

/** Pictures as they are chosen: compressed one after the other, in the order of the choice. */
export function useImageChoice() {
  const [images, setImages] = useState<readonly ChosenImage[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())

  const change = (key: string, what: Partial<ChosenImage>): void =>
    setImages(before => before.map(image => (image.key === key ? { ...image, ...what } : image)))

  async function compressAll(before: Promise<void>, chosen: readonly { key: string; file: File }[]) {
    await before
    for (const { key, file } of chosen) {
      // One at a time: a photograph fills tens of megabytes while it is drawn.
      // oxlint-disable-next-line no-await-in-loop
      const compressed = await compressImage(file)
      change(key, compressed ? { file: compressed } : { problem: MESSAGE_MEDIA_TEXTS.noImage(file.name) })
    }
  }

  function choose(files: readonly File[]): void {
    const chosen = files.map(file => ({
      key: randomKey(),
      name: file.name,
      file,
      problem: imageProblem(file),
    }))
    setImages(before => [...before, ...chosen.map(({ key, name, problem }) => ({ key, name, problem }))])
    queue.current = compressAll(
      queue.current,
      chosen.filter(({ problem }) => problem === undefined),
    )
  }

  const remove = (key: string): void => setImages(before => before.filter(image => image.key !== key))

  return { images, choose, remove }
}
