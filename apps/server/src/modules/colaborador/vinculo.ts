import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntiga } from '../../http/versao-antiga.ts'
import { findUltimaVersao } from '../cadastros/versao.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

/** A bond with its person: what every part of the file starts from. */
export interface Vinculo {
  readonly id: number
  readonly pessoaId: number
  readonly matricula: string
  readonly cpf: string
  readonly nome: string
  readonly nomeSocial: string | null
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
  readonly experienciaDias: number
  readonly experienciaProrrogacaoDias: number
  readonly clausulaAssecuratoria: boolean
  readonly categoria: string
  /** Last day of the contract of an apprentice; null where nobody said it. */
  readonly fimAprendizagem: string | null
  readonly versao: number
  readonly versaoPessoa: number
}

/** The version of `v` in force on a day, or its first one when it begins later, as `ve`. */
export const versaoVigente = (dia: string) => sql`join lateral (
  select * from vinculo_versao x where x.vinculo_id = v.id
   order by (x.vigencia <= ${dia}::date) desc,
            case when x.vigencia <= ${dia}::date then x.vigencia end desc, x.vigencia
   limit 1) ve on true`

/** Query of the bond, empty for who may not see it today. */
export const vinculoVisto = (id: number, ator: Quem, hoje: string) => sql<Vinculo>`
    select v.id, v.pessoa_id, v.matricula, pe.cpf, pe.nome, pe.nome_social, v.data_admissao, v.data_desligamento,
           v.experiencia_dias, v.experiencia_prorrogacao_dias, v.clausula_assecuratoria,
           v.categoria, v.fim_aprendizagem, v.versao, pe.versao as versao_pessoa
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      ${versaoVigente(hoje)}
     where v.id = ${id} and ${contratoNoEscopo(ator, 've.contrato_id')}`

/** The bond, if this person may see it today; 404 otherwise. */
export async function requireVinculo(db: Db | Tx, id: number, ator: Quem, hoje: string): Promise<Vinculo> {
  const { rows } = await sql<Vinculo>`${prepared} ${vinculoVisto(id, ator, hoje)}`.execute(db)
  const [vinculo] = rows
  if (!vinculo) throw failure('nao_encontrado')
  return vinculo
}

/** Who changed a record last and when, for the person whose version is stale. */
export async function versaoAntigaDe(
  { tx }: UnitOfWork,
  entidade: 'pessoa' | 'vinculo',
  registro: number,
  fuso: string,
): Promise<Error> {
  return versaoAntiga(await findUltimaVersao(tx, entidade, registro), fuso)
}

/** What the bond itself says that a correction may change. */
type DoVinculo = Partial<Pick<Vinculo, 'clausulaAssecuratoria' | 'fimAprendizagem'>>

/**
 * Takes the next version of the bond, with what it says from then on, so that two people who correct one contract do it one after the other and
 * the second sees what the first did.
 */
export async function tomarVersao(
  work: UnitOfWork,
  vinculo: Vinculo,
  versao: number,
  fuso: string,
  mudanca: DoVinculo = {},
): Promise<void> {
  const tomado = await work.tx
    .updateTable('vinculo')
    .set({ ...mudanca, versao: sql`versao + 1` })
    .where('id', '=', vinculo.id)
    .where('versao', '=', versao)
    .returning('id')
    .executeTakeFirst()
  if (!tomado) throw await versaoAntigaDe(work, 'vinculo', vinculo.id, fuso)
}
