import { z } from 'zod'

/** A role as it travels and as settings name it. */
export const roleSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
