import type { Grupo } from '../../setores/grupos.ts'
import type { RawSheet } from '../../processo/raw-form.ts'
import type { Rascunho } from './rascunho.ts'
import { camposVisiveis, type CampoPath } from './visibilidade.ts'

/**
 * Fields that an admission made like another one takes from it: the slot and the terms of the bond. Nothing about the
 * person, who is another one (LGPD art. 6º III): not the sizes, not who is replaced, not a remark.
 */
export const camposDaCopia = {
  vaga: [
    'postoId',
    'tipo',
    'categoria',
    'fimAprendizagem',
    'motivo',
    'dataPrevista',
    'salarioCentavos',
    'experienciaDias',
    'experienciaProrrogacaoDias',
  ],
  beneficios: ['valeRefeicao', 'cestaBasica'],
} as const satisfies Partial<Record<keyof Rascunho, readonly string[]>>

/** Days of the slot: one that is over is nobody's. */
const datas: readonly string[] = ['dataPrevista', 'fimAprendizagem']

interface Copia {
  readonly grupos: readonly Grupo[]
  /** Today in company time: a start that is over is not taken. */
  readonly hoje: string
}

/** Draft of an admission like another one, of what these groups see of it. */
export function copiaDe(dados: Rascunho, { grupos, hoje }: Copia): Rascunho {
  const visiveis = camposVisiveis(grupos)
  const daEtapa = (etapa: keyof typeof camposDaCopia): RawSheet =>
    Object.fromEntries(
      camposDaCopia[etapa]
        .map((campo) => [campo, dados[etapa]?.[campo]] as const)
        .filter(
          ([campo, valor]) => valor !== undefined && visiveis.has(`${etapa}.${campo}` satisfies CampoPath),
        )
        .filter(([campo, valor]) => !datas.includes(campo) || (typeof valor === 'string' && valor > hoje)),
    )
  return { vaga: daEtapa('vaga'), beneficios: daEtapa('beneficios') }
}
