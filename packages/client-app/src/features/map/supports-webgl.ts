/** Whether the browser can draw the map at all. */
export function supportsWebgl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
