/**
 * The advisory lock under which a server migrates: one start at a time however many servers start together. Any fixed
 * number does.
 */
export const START_LOCK = 72_657_101
