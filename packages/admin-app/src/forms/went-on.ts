let hasGoneOn = false

/**
 * Whether keys went on since something was pressed: by Tab, an arrow or a letter, not by the Enter or the click that led
 * here. Listens from the start of the console, since a page may come after its keys.
 */
export const wentOn = (): boolean => hasGoneOn

window.addEventListener(
  'keydown',
  ({ key }) => {
    hasGoneOn = key !== 'Enter'
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
