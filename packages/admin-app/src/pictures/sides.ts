/** The four sides of a truck, in the order of a walk around it. */
export const SIDES = ['front', 'driver', 'back', 'passenger'] as const

export type Side = (typeof SIDES)[number]
