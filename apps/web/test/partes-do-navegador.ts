// Parts of a browser that jsdom does not have, as small as the app's use of them.

const NADA = (): void => {}
/** The targets here are those of Node, which take its events only. */
const EventoDeNode = Event

/** Nothing has a size or a place in this document. */
export const naoMede = NADA

/** A dialog that is open says so; nothing here is on a layer above. */
export const dialogo = {
  showModal(this: Element): void {
    this.setAttribute('open', '')
  },
  close(this: Element): void {
    this.removeAttribute('open')
  },
}

/** An observer of sizes or places, which never change here. */
export class ObservadorParado {
  observe: (target: Element) => void = NADA
  unobserve = NADA
  disconnect = NADA
}

/** An observer of what is in sight, which here is everything. */
export class ObservadorDeVista extends ObservadorParado {
  constructor(dizer: (vistos: readonly object[]) => void) {
    super()
    this.observe = (target: Element) =>
      queueMicrotask(() =>
        dizer([
          {
            target,
            isIntersecting: true,
            intersectionRatio: 1,
            intersectionRect: target.getBoundingClientRect(),
          },
        ]),
      )
  }
}

/** Lets what a signal of Node ends be ended by it: the document knows only signals of its own. */
export function comSinaisDeNode(alvos: EventTarget): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on the target that it is asked of
  const add = alvos.addEventListener
  alvos.addEventListener = function (this: EventTarget, tipo, ouvinte, opcoes) {
    const { signal, ...resto } = typeof opcoes === 'object' ? opcoes : { capture: opcoes ?? false }
    if (signal?.aborted) return
    add.call(this, tipo, ouvinte, resto)
    signal?.addEventListener('abort', () => this.removeEventListener(tipo, ouvinte, resto))
  }
}

/** Channel of one document: of Node's own, a second one in a document takes the events of neither. */
export class Canal extends EventTarget {
  static readonly #abertos = new Set<Canal>()
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Canal.#abertos.add(this)
  }
  postMessage(data: unknown): void {
    for (const canal of Canal.#abertos)
      if (canal !== this && canal.name === this.name)
        queueMicrotask(() => canal.dispatchEvent(Object.assign(new EventoDeNode('message'), { data })))
  }
  close(): void {
    Canal.#abertos.delete(this)
  }
}

const LARGURA = /\((min|max)-width:\s*([\d.]+)px\)/g

/** Answers questions of width for a window of so many pixels; any other question, with no. */
export function createMatchMedia(largura: number): (media: string) => MediaQueryList {
  const cabe = ([, lado, px]: RegExpExecArray): boolean =>
    lado === 'min' ? largura >= Number(px) : largura <= Number(px)
  return (media) => {
    const partes = [...media.matchAll(LARGURA)]
    const matches = partes.length > 0 && partes.every(cabe)
    return Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: NADA,
      removeListener: NADA,
    })
  }
}

/** `FormData` of Node, which goes on its way as a request, made of a form of the document. */
export const createFormData = (DoDocumento: typeof FormData): typeof FormData =>
  class extends FormData {
    constructor(...form: ConstructorParameters<typeof FormData>) {
      super()
      for (const [nome, valor] of new DoDocumento(...form)) this.append(nome, valor)
    }
  }

/** Reads a file as an address. The files are those of Node, which the reader of jsdom does not take. */
export class LeitorDeArquivo extends EventTarget {
  result: string | null = null
  readonly error = null

  readAsDataURL(blob: Blob): void {
    void this.#ler(blob)
  }

  async #ler(blob: Blob): Promise<void> {
    const bytes = Buffer.from(await blob.arrayBuffer())
    this.result = `data:${blob.type};base64,${bytes.toString('base64')}`
    this.dispatchEvent(new EventoDeNode('load'))
  }
}
