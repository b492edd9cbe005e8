/** The part of the package, which has no types of its own, that is used here. */
declare module 'fs-native-extensions' {
  /** Whether the open file could be locked for this process alone. */
  export function tryLock(file: number): boolean
}
