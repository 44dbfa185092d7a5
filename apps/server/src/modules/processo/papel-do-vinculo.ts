import { pessoais } from '@rh/domain/campos/pessoa'
import { vinculo } from '@rh/domain/campos/vinculo'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { Db, Tx } from '../../db/db.ts'
import { campos, type Timbre } from '../../papeis/papel.ts'
import { linhaDe } from '../../papeis/textos.ts'
import { findTimbre } from '../../papeis/timbre.ts'
import { findFormulario } from './formulario.ts'

/** Common facts of the papers of requests about a bond: letterhead, person and form. */
export interface PapelDoVinculo {
  readonly timbre: Timbre
  readonly dados: RawSheet
  readonly vinculoId: number
  readonly pessoa: {
    readonly nome: string
    readonly cpf: string
    readonly matricula: string
    /** Cargo of the latest version of the contract. */
    readonly cargo: string
  }
  /** Instant of the last change of the process. */
  readonly atualizadoEm: string
}

/** Reads the common facts of a request's papers. */
export async function findPapelDoVinculo(db: Db | Tx, processoId: number): Promise<PapelDoVinculo> {
  const [{ dados }, timbre, linha] = await Promise.all([
    findFormulario<RawSheet>(db, processoId),
    findTimbre(db),
    db
      .selectFrom('processo as p')
      .innerJoin('vinculo as v', 'v.id', 'p.vinculoId')
      .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
      .innerJoin('vinculoVersao as vv', 'vv.vinculoId', 'v.id')
      .innerJoin('cargo as ca', 'ca.id', 'vv.cargoId')
      .select(['v.id', 'v.matricula', 'pe.nome', 'pe.cpf', 'ca.titulo as cargo', 'p.atualizadoEm'])
      .where('p.id', '=', processoId)
      .orderBy('vv.vigencia', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  ])
  const { id: vinculoId, atualizadoEm, ...pessoa } = linha
  return { timbre, dados, vinculoId, pessoa, atualizadoEm }
}

/** Identification lines of a paper: the person, and further labels and values. */
export const identificacao = (
  { pessoa }: PapelDoVinculo,
  outras: readonly (readonly [rotulo: string, valor: string])[] = [],
) =>
  campos([
    linhaDe(pessoais.nome, pessoa.nome),
    linhaDe(pessoais.cpf, pessoa.cpf),
    linhaDe(vinculo.matricula, pessoa.matricula),
    ...outras,
  ])
