/** The charts' code is the larger half of the page's, and the figures don't wait for it. */
export const loadDrawings = () => import('./DayDrawings')
