import { dataDoNumero } from '@rh/domain/regras/calendario/dia'
import type { FatosDaPessoa, FatosDeTodos } from './fatos.ts'
import type { PeriodosDaPessoa } from './periodos.ts'
import { escalaDe, pagoDe, type EscalaDaPessoa, type Pago, type Pessoas } from './pessoas.ts'
import type { LinhaDaRemuneracao } from '../colaborador/remuneracao.ts'

/** A person of a contract on the day, with pay, periods of vacation, and what moves them. */
export interface LinhaDoPassivo extends Pick<LinhaDaRemuneracao, Pago>, FatosDaPessoa {
  readonly escala: EscalaDaPessoa
  readonly vinculoId: number
  readonly contratoId: number
  readonly admissao: string
  readonly periodos: PeriodosDaPessoa
}

/** One of these people, as a row. */
export function linhaDe(pessoas: Pessoas, i: number, fatos: FatosDeTodos): LinhaDoPassivo {
  const vinculoId = pessoas.vinculoIds[i] ?? 0
  return {
    vinculoId,
    contratoId: pessoas.contratoIds[i] ?? 0,
    admissao: dataDoNumero(pessoas.admissoes[i] ?? 0),
    ...pagoDe(pessoas, i),
    escala: escalaDe(pessoas, i),
    periodos: fatos.periodosDe(vinculoId),
    ocorrencias: fatos.ocorrenciasDe(vinculoId),
    afastamentos: fatos.afastamentosDe(vinculoId),
    adiantado: fatos.adiantadoDe(vinculoId),
  }
}
