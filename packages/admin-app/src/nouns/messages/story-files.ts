/** Files as a person brings them: pasted into an element, or dropped onto it. */
export function bringFiles(target: Element, by: 'paste' | 'drop', files: readonly File[]): void {
  const brought = new DataTransfer()
  for (const file of files) brought.items.add(file)
  const how = { bubbles: true, cancelable: true }
  target.dispatchEvent(
    by === 'paste'
      ? new ClipboardEvent('paste', { ...how, clipboardData: brought })
      : new DragEvent('drop', { ...how, dataTransfer: brought }),
  )
}
