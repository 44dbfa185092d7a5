import { situacoes as doColaborador } from '../listas/colaborador.ts'
import { situacoes } from '../processos/situacoes.ts'
import { areas } from '../setores/areas.ts'
import type { ReferenciaVista, TipoDeReferencia } from './referencia.ts'

/** What is pointed at in words, with the tone of its status. */
export interface ReferenciaEmPalavras {
  /** `Ana Souza`, or `Sem nome ainda`. */
  readonly titulo: string
  /** `Férias 2026-000042`, `Matrícula 000123`. */
  readonly numero: string
  readonly status: string
  readonly tone: 'default' | 'info' | 'warning' | 'success' | 'error'
  readonly icon: string
}

/** Name of a kind of what is pointed at. */
export const rotuloDaReferencia = (tipo: TipoDeReferencia): string =>
  tipo === 'colaborador' ? 'Colaborador' : situacoes[tipo].label.one

/** What is pointed at, in words. */
export function referenciaEmPalavras({
  tipo,
  titulo,
  numero,
  status,
}: ReferenciaVista): ReferenciaEmPalavras {
  const { icon } = areas[tipo]
  if (tipo === 'colaborador') {
    const situacao = Object.entries(doColaborador).find(([codigo]) => codigo === status)?.[1]
    return {
      titulo: titulo ?? SEM_NOME,
      numero: `Matrícula ${numero}`,
      status: situacao?.label ?? status,
      tone: situacao?.tone ?? 'default',
      icon,
    }
  }
  const { label, statuses } = situacoes[tipo]
  const spec = Object.entries(statuses).find(([codigo]) => codigo === status)?.[1]
  return {
    titulo: titulo ?? SEM_NOME,
    numero: `${label.one} ${numero}`,
    status: spec?.label ?? status,
    tone: spec?.tone ?? 'default',
    icon,
  }
}

const SEM_NOME = 'Sem nome ainda'
