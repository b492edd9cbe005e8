import { createContext } from 'react'

/** The dialogs of the shell that more than one place opens. */
export type Layer = 'search' | 'shortcuts'

export const OpenLayerContext = createContext<(layer: Layer) => void>(() => undefined)
