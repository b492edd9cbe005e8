/** The media query of a screen that is used by finger: whoever types there loses half of the page to a keyboard. */
export const BY_FINGER = '(pointer: coarse)'

export const isByFinger = (): boolean => window.matchMedia(BY_FINGER).matches
