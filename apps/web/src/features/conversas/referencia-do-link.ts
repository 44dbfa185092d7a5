import { tiposDeReferencia, type Referencia } from '@rh/domain/referencia/referencia'

// Pages of a process and of an employee, as their addresses are written.
const PAGINAS = [
  /^\/[a-z]+\/(?<tipo>[a-z]+)\/(?:ver|visualizar)\/(?<id>\d+)\/?$/,
  /^\/[a-z]+\/(?<tipo>colaborador)\/(?<id>\d+)\/visualizar\/?$/,
]

/** What the first link into this system points at; null where the text has none. */
export function referenciaDoLink(texto: string, origem = window.location.origin): Referencia | null {
  for (const [link] of texto.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    if (!URL.canParse(link) || new URL(link).origin !== origem) continue
    for (const pagina of PAGINAS) {
      const { tipo, id } = pagina.exec(new URL(link).pathname)?.groups ?? {}
      const conhecido = tiposDeReferencia.find((um) => um === tipo)
      if (conhecido && id) return { tipo: conhecido, id: Number(id) }
    }
  }
  return null
}
