import { lazyPart } from '../../ui/lazy-part'

/** The code that draws is the larger half of the page's: the figures come before it, and it is not among what is preloaded. */
const load = () => import('./DayDrawings')

const Nothing = () => null

export const ImpressionsDrawing = lazyPart(async () => (await load()).ImpressionsDrawing, Nothing)
export const MilesDrawing = lazyPart(async () => (await load()).MilesDrawing, Nothing)

export async function loadDrawings(): Promise<void> {
  await Promise.all([ImpressionsDrawing.ahead(), MilesDrawing.ahead()])
}
