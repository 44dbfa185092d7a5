import type { AnyProcess } from '@rh/domain/processo/define'

/** Grammatical gender; `fp` is a plural name, as `férias`: one of them is `uma solicitação de férias`. */
export type Genero = 'f' | 'm' | 'fp'

/** Words of a kind, inflected by its gender. */
export function textosDe({ label }: Pick<AnyProcess, 'label'>, genero: Genero) {
  const f = genero !== 'm'
  const nome = label.one.toLowerCase()
  const plural = genero === 'fp'
  return {
    um: plural ? `solicitação de ${nome}` : nome,
    muitos: plural ? `solicitações de ${nome}` : label.many.toLowerCase(),
    /** Object of a request: `uma promoção`, `férias`. */
    pedir: plural ? nome : `${f ? 'uma' : 'um'} ${nome}`,
    /** Ending of a participle in a record's title: `Férias … pedidas`. */
    fimDoNome: plural ? 'as' : f ? 'a' : 'o',
    /** Article: `a admissão`, `o afastamento`. */
    o: f ? 'a' : 'o',
    uma: f ? 'uma' : 'um',
    esta: f ? 'esta' : 'este',
    nenhuma: f ? 'nenhuma' : 'nenhum',
    todas: f ? 'todas' : 'todos',
    ela: f ? 'ela' : 'ele',
    /** Ending of a participle: `devolvid` + this. */
    fim: f ? 'a' : 'o',
  }
}

export type Textos = ReturnType<typeof textosDe>

export const maiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)

/** Subtitle of a record's page: `Admissão ADM-2026-00012 · pedida por Ana`. */
export const numeroEAutor = (
  { label }: Pick<AnyProcess, 'label'>,
  { fimDoNome }: Textos,
  registro: { readonly numero: string; readonly solicitante: { readonly nome: string } },
): string => `${label.one} ${registro.numero} · pedid${fimDoNome} por ${registro.solicitante.nome}`
