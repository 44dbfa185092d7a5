/** Part of a text: plain, or an address that can be followed. */
export interface ParteDoTexto {
  readonly texto: string
  readonly href?: string
}

const ENDERECO = /https?:\/\/[^\s<>"']+/g
/** Ends a sentence and not an address. */
const NO_FIM = /[.,;:!?)\]]+$/

/** Splits a text at the addresses in it; only those of the web are followed. */
export function partesDoTexto(texto: string): ParteDoTexto[] {
  const partes: ParteDoTexto[] = []
  let fim = 0
  for (const { 0: achado, index } of texto.matchAll(ENDERECO)) {
    const href = achado.replace(NO_FIM, '')
    if (!URL.canParse(href)) continue
    if (index > fim) partes.push({ texto: texto.slice(fim, index) })
    partes.push({ texto: href, href })
    fim = index + href.length
  }
  return fim < texto.length ? [...partes, { texto: texto.slice(fim) }] : partes
}
