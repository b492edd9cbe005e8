const GOES_ON = /^(Tab|Arrow(Up|Down|Left|Right))$/

let hasGoneOn = false

/**
 * Whether the keyboard went on, by Tab or an arrow, since something was pressed: by a click or Enter, which led here.
 * Listens from the start of the console, since a page may come after its keys.
 */
export const wentOn = (): boolean => hasGoneOn

window.addEventListener(
  'keydown',
  ({ key, altKey, ctrlKey, metaKey }) => {
    if (key === 'Enter') hasGoneOn = false
    // With another key it is the window's or the system's.
    else if (GOES_ON.test(key) && !altKey && !ctrlKey && !metaKey) hasGoneOn = true
  },
  true,
)
// A button is pressed by a click, the space bar or Enter: all are clicks.
window.addEventListener(
  'click',
  () => {
    hasGoneOn = false
  },
  true,
)
