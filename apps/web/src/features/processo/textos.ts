import type { AnyProcess } from '@rh/domain/processo/define'

/** `fp`: a name that is always plural, as `férias`; one of them is `uma solicitação de férias`. */
export type Genero = 'f' | 'm' | 'fp'

/** How a kind is spoken of: what its declaration calls it, bent to its gender. */
export function textosDe({ label }: Pick<AnyProcess, 'label'>, genero: Genero) {
  const f = genero !== 'm'
  const nome = label.one.toLowerCase()
  const plural = genero === 'fp'
  return {
    um: plural ? `solicitação de ${nome}` : nome,
    muitos: plural ? `solicitações de ${nome}` : label.many.toLowerCase(),
    /** What is asked for: `uma promoção`, `férias`. */
    pedir: plural ? nome : `${f ? 'uma' : 'um'} ${nome}`,
    /** The same for the name in the title of a record: `Férias … pedidas`. */
    fimDoNome: plural ? 'as' : f ? 'a' : 'o',
    /** The article: `a admissão`, `o afastamento`. */
    o: f ? 'a' : 'o',
    uma: f ? 'uma' : 'um',
    esta: f ? 'esta' : 'este',
    nenhuma: f ? 'nenhuma' : 'nenhum',
    todas: f ? 'todas' : 'todos',
    ela: f ? 'ela' : 'ele',
    /** `devolvid` + this: an adjective in the gender of the kind. */
    fim: f ? 'a' : 'o',
  }
}

export type Textos = ReturnType<typeof textosDe>

export const maiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)

/** `Admissão ADM-2026-00012 · pedida por Ana`: the line under the title of every page of a record. */
export const numeroEAutor = (
  { label }: Pick<AnyProcess, 'label'>,
  { fimDoNome }: Textos,
  registro: { readonly numero: string; readonly solicitante: { readonly nome: string } },
): string => `${label.one} ${registro.numero} · pedid${fimDoNome} por ${registro.solicitante.nome}`
