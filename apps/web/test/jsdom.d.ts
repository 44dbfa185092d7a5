/** What the tests use of it. Its published types would bring the browser's into everything that imports vitest. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string; readonly pretendToBeVisual: boolean })
    readonly window: Window & typeof globalThis
  }
}
