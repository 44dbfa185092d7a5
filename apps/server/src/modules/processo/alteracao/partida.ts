import { versaoEm } from '@rh/domain/colaborador/correcao'
import { vePagamento } from '@rh/domain/processo/quem'
import type { Db, Tx } from '../../../db/db.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { listVersoes, type LinhaVersao } from '../../colaborador/versoes.ts'

/** Contract that a change starts from: the version in force on its day, and all that came before and after. */
export interface Partida {
  readonly versoes: readonly LinhaVersao[]
  readonly atual: LinhaVersao
}

interface DeQuem {
  readonly vinculoId: number
  readonly dia: string
  /** What this process itself wrote into the contract is left out. */
  readonly processoId: number | null
}

/** Reads the contract as it is without the change. Throws 404 for a bond that has none on the day. */
export async function findPartida(db: Db | Tx, { vinculoId, dia, processoId }: DeQuem): Promise<Partida> {
  const todas = await listVersoes(db, vinculoId)
  const versoes = todas.filter((versao) => processoId === null || versao.processoId !== processoId)
  const atual = versaoEm(versoes, dia)
  if (!atual) throw failure('nao_encontrado')
  return { versoes, atual }
}

/** Begin of the latest version, also one to come. */
export const ultimaAlteracao = ({ versoes, atual }: Partida): string =>
  versoes.at(-1)?.vigencia ?? atual.vigencia

/** First day of the latest run of versions with the cargo of this one. */
export function naFuncaoDesde({ versoes, atual: { vigencia, cargoId } }: Partida): string {
  const antes = versoes.filter((versao) => versao.vigencia <= vigencia)
  const outra = antes.findLastIndex((versao) => versao.cargoId !== cargoId)
  return antes[outra + 1]?.vigencia ?? vigencia
}

/** Terms of the contract before a change, as a record shows them: without the pay for those who do not see it. */
export const comoAtual = ({ atual }: Partida, { grupos }: Quem) => {
  const { cargoId, cargo, postoId, posto, contrato, salarioCentavos } = atual
  return {
    cargoId,
    cargo,
    postoId,
    posto,
    contrato,
    ...(vePagamento(grupos) && { salarioCentavos }),
  }
}
