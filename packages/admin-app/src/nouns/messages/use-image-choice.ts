import { useEffect, useRef, useState } from 'react'
import { randomKey } from '../../forms/random-key'
import { compressImage } from './compress-image'
import { type ChosenImage, imageProblem, unreadableText } from './image-choice'

/** Pictures as they are chosen, the given ones first: compressed one after the other, in the order of the choice. */
export function useImageChoice(given: readonly File[]) {
  const [images, setImages] = useState<readonly ChosenImage[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())

  const change = (key: string, what: Partial<ChosenImage>): void =>
    setImages(before => before.map(image => (image.key === key ? { ...image, ...what } : image)))

  async function compressAll(before: Promise<void>, chosen: readonly { key: string; file: File }[]) {
    await before
    for (const { key, file } of chosen) {
      // One at a time: a photograph fills tens of megabytes while it is drawn.
      const compressed = await compressImage(file)
      change(key, compressed ? { file: compressed } : { problem: unreadableText(file) })
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

  const start = useRef({ given, choose })
  useEffect(() => {
    const { given: first, choose: take } = start.current
    // Once, also where React tries the effect twice.
    start.current.given = []
    if (first.length > 0) take(first)
  }, [])

  const remove = (key: string): void => setImages(before => before.filter(image => image.key !== key))

  return { images, choose, remove }
}
