import { sql } from 'kysely'
import type { TipoNoQuadro } from '@rh/domain/cobertura/quadro'
import type { Intervalo } from '@rh/domain/regras/ferias/trecho'
import type { Db, Tx } from '../../db/db.ts'
import { ausenciasQueAbrem } from './ausencias.ts'
import type { Janela } from './janela.ts'

// Rows that the board of some posts rests on.

/** What a board says of a post itself. */
export interface PostoLido {
  readonly id: number
  readonly contratoId: number
  readonly contrato: string
  readonly localId: number
  readonly local: string
  readonly cargoId: number
  readonly cargo: string
  readonly escalaId: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly precoCentavos: number | null
  readonly uf: string
  readonly municipioIbge: number
  readonly abreEmFeriado: boolean
  /** Days of the contract. */
  readonly inicio: string
  readonly termino: string
}

/** A cover in force: of a person, or the client's consent. */
export interface CoberturaLida extends Intervalo {
  readonly id: number
  readonly postoId: number
  readonly processoId: number | null
  readonly ausente: number | null
  readonly tipo: TipoNoQuadro
  readonly colaboradorId: number | null
  readonly nome: string | null
  readonly autorizadoPor: string | null
  readonly temArquivo: boolean
  readonly por: string | null
  readonly em: string | null
}

/** Somebody who holds a slot of a post for some days. */
export interface Ocupante {
  readonly postoId: number
  readonly colaboradorId: number
  readonly nome: string
  readonly inicio: string
  readonly fim: string | null
}

/** An absence of somebody who holds a slot of the posts, or who covers in them. */
export interface AusenciaLida {
  readonly colaboradorId: number
  readonly tipo: 'ferias' | 'afastamento'
  readonly processoId: number
  readonly inicio: string
  readonly fim: string | null
}

/** The posts with the terms of the first day, in the order of their ids. */
export async function selectPostos(
  db: Db | Tx,
  ids: readonly number[],
  { de }: Janela,
): Promise<PostoLido[]> {
  const { rows } = await sql<PostoLido>`
    select po.id, po.contrato_id, co.numero || ' · ' || cl.nome_fantasia as contrato, po.local_id, lo.nome as local,
           po.cargo_id, ca.titulo as cargo, po.escala_id, te.insalubridade, te.periculosidade,
           te.preco_centavos, mu.uf, lo.municipio_ibge, po.abre_em_feriado, co.inicio, co.termino
      from posto po
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
      join local lo on lo.id = po.local_id
      join municipio mu on mu.ibge = lo.municipio_ibge
      join cargo ca on ca.id = po.cargo_id
      cross join lateral posto_termos(po.id, ${de}::date) te
     where po.id = any (${[...ids]}::int[])
     order by array_position(${[...ids]}::int[], po.id)`.execute(db)
  return rows
}

/** Who holds a slot within the window. */
export async function selectOcupantes(
  db: Db | Tx,
  ids: readonly number[],
  { de, ate }: Janela,
): Promise<Ocupante[]> {
  const { rows } = await sql<Ocupante>`
    select al.posto_id, al.vinculo_id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, al.inicio, al.fim
      from alocacao al
      join vinculo v on v.id = al.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where al.posto_id = any (${[...ids]}::int[]) and al.tipo = 'titular' and al.inicio <= ${ate}::date
       and (al.fim is null or al.fim >= ${de}::date)
     order by al.posto_id, pe.nome_busca, al.vinculo_id`.execute(db)
  return rows
}

/** Covers within the window, of people first. */
export async function selectCoberturas(
  db: Db | Tx,
  ids: readonly number[],
  { de, ate }: Janela,
): Promise<CoberturaLida[]> {
  const { rows } = await sql<CoberturaLida>`
    select c.*, p.vinculo_id as ausente, coalesce(pe.nome_social, pe.nome) as nome, u.nome as por
      from (select al.id, al.posto_id, al.processo_id, al.tipo, al.vinculo_id as colaborador_id, al.inicio,
                   coalesce(al.fim, ${ate}::date) as fim, null as autorizado_por, false as tem_arquivo,
                   al.registrada_por, al.registrada_em as em, 0 as ordem
              from alocacao al
             where al.posto_id = any (${[...ids]}::int[]) and al.tipo <> 'titular' and al.inicio <= ${ate}::date
               and (al.fim is null or al.fim >= ${de}::date)
            union all
            select ca.id, ca.posto_id, ca.processo_id, 'sem_cobertura', null, ca.inicio, ca.fim, ca.autorizado_por,
                   ca.arquivo_id is not null, ca.registrada_por, ca.registrada_em, 1
              from cobertura_autorizada ca
             where ca.posto_id = any (${[...ids]}::int[]) and ca.inicio <= ${ate}::date and ca.fim >= ${de}::date) c
      left join processo p on p.id = c.processo_id
      left join vinculo v on v.id = c.colaborador_id
      left join pessoa pe on pe.id = v.pessoa_id
      left join usuario u on u.id = c.registrada_por
     order by c.ordem, c.id`.execute(db)
  return rows
}

/** Absences in the window of these people. */
export async function listAusenciasDe(
  db: Db | Tx,
  colaboradorIds: readonly number[],
  janela: Janela,
): Promise<AusenciaLida[]> {
  if (colaboradorIds.length === 0) return []
  const { rows } = await sql<AusenciaLida>`
    select a.vinculo_id as colaborador_id, a.tipo, a.processo_id, a.inicio, a.fim
      from ${ausenciasQueAbrem(janela)} a
     where a.vinculo_id = any (${[...new Set(colaboradorIds)]}::int[])
     order by a.inicio`.execute(db)
  return rows
}

/** How many slots a post has from a day on. */
export interface Quantidade {
  readonly postoId: number
  readonly desde: string
  readonly quantidade: number
}

/** The terms in force on the first day and those that begin later in the window. */
export async function selectQuantidades(
  db: Db | Tx,
  ids: readonly number[],
  { de, ate }: Janela,
): Promise<Quantidade[]> {
  const { rows } = await sql<Quantidade>`
    select pv.posto_id, pv.desde, pv.quantidade from posto_vigencia pv
     where pv.posto_id = any (${[...ids]}::int[]) and pv.desde <= ${ate}::date
       and not exists (select from posto_vigencia x
                        where x.posto_id = pv.posto_id and x.desde > pv.desde and x.desde <= ${de}::date)
     order by pv.desde`.execute(db)
  return rows
}
