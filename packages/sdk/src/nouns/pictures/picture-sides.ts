/** The four sides of a truck, in the order of a walk around it. */
export const PICTURE_SIDES = ['front', 'driver', 'back', 'passenger'] as const

export type PictureSide = (typeof PICTURE_SIDES)[number]
