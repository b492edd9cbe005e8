import { type ClipboardEvent, type DragEvent, useState } from 'react'

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/**
 * Files that are pasted into, or dropped onto, what gets these properties. A paste that brings text too, as from a
 * spreadsheet, is the text. `isOver`: files are being held over it.
 */
export function useImageDrop(onFiles: (files: readonly File[]) => void) {
  /** Every child that is entered and left tells of it, too. */
  const [depth, setDepth] = useState(0)

  function give(event: { preventDefault(): void }, files: FileList): void {
    if (files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }

  return {
    isOver: depth > 0,
    props: {
      onPaste(event: ClipboardEvent): void {
        const { types, files } = event.clipboardData
        if (!types.includes('text/plain')) give(event, files)
      },
      onDragEnter: (event: DragEvent): void => setDepth(before => before + (bringsFiles(event) ? 1 : 0)),
      onDragLeave: (event: DragEvent): void => setDepth(before => before - (bringsFiles(event) ? 1 : 0)),
      onDragOver(event: DragEvent): void {
        if (bringsFiles(event)) event.preventDefault()
      },
      onDrop(event: DragEvent): void {
        setDepth(0)
        give(event, event.dataTransfer.files)
      },
    },
  }
}

/** How it shows that files can be let go here. */
export const dropOutline = (isOver: boolean) =>
  isOver ? { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -4, borderRadius: 1 } : {}
