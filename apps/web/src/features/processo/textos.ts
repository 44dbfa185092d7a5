import type { AnyProcess } from '@rh/domain/processo/define'

export type Genero = 'f' | 'm'

/** How a kind is spoken of: what its declaration calls it, bent to its gender. */
export function textosDe({ label }: Pick<AnyProcess, 'label'>, genero: Genero) {
  const f = genero === 'f'
  return {
    um: label.one.toLowerCase(),
    muitos: label.many.toLowerCase(),
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
  { fim }: Textos,
  registro: { readonly numero: string; readonly solicitante: { readonly nome: string } },
): string => `${label.one} ${registro.numero} · pedid${fim} por ${registro.solicitante.nome}`
