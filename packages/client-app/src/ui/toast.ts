import { createStore } from '../store'

export interface Toast {
  id: number
  kind: 'error' | 'info'
  message: string
}

interface ToastOptions {
  /** Milliseconds after which it closes by itself; absent: it stays until closed, so that nobody misses it. */
  closesAfter?: number
  /** Told once, however the toast closes. */
  onClose?: () => void
}

const MOST_SHOWN = 4

/** What `ToastRegion` shows, the oldest first. */
export const shownToasts = createStore<readonly Toast[]>([])

let lastId = 0
const closing = new Map<number, ToastOptions['onClose']>()

function close(id: number): void {
  const shown = shownToasts.get()
  if (!shown.some(toast => toast.id === id)) return
  shownToasts.set(shown.filter(toast => toast.id !== id))
  const onClose = closing.get(id)
  closing.delete(id)
  onClose?.()
}

function add(kind: Toast['kind'], message: string, { closesAfter, onClose }: ToastOptions = {}): number {
  const shown = shownToasts.get()
  // Five calls that fail for one reason say it once.
  const same = shown.find(toast => toast.message === message)
  if (same) return same.id
  lastId += 1
  const id = lastId
  closing.set(id, onClose)
  const oldest = shown.length >= MOST_SHOWN ? shown[0] : undefined
  shownToasts.set([...shown, { id, kind, message }])
  if (oldest) close(oldest.id)
  if (closesAfter !== undefined) setTimeout(() => close(id), closesAfter)
  return id
}

/** Short messages over the page, from anywhere: `toast.error('…')`. They are shown by `ToastRegion`. */
export const toast = {
  error: (message: string, options?: ToastOptions): number => add('error', message, options),
  info: (message: string, options?: ToastOptions): number => add('info', message, options),
  close,
  closeAll: (): void => {
    for (const { id } of shownToasts.get()) close(id)
  },
}
