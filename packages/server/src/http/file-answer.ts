/** The answer of a call whose contract says `answersFile`. */
export class FileAnswer {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly contentType: string,
    /** What it is saved as. */
    readonly fileName: string,
  ) {}

  /** Saved rather than shown, and never by another copy than this one. */
  headers(): Record<string, string> {
    return {
      'content-type': this.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(this.fileName)}`,
      'content-length': String(this.bytes.byteLength),
      'cross-origin-resource-policy': 'same-origin',
    }
  }
}
