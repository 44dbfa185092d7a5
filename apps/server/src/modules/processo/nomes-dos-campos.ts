import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import type { Evento } from '@rh/domain/processo/contract'
import type { RawValue } from '@rh/domain/processo/raw-form'
import type { Db, Tx } from '../../db/db.ts'
import { oneOrAny, prepared } from '../../db/prepared.ts'
import type { Ator } from '../../http/ator.ts'
import { caminhoDe, valorEm, type RawForm } from './campos.ts'
import { contratoNoEscopo } from './escopo.ts'

/** Path of a field → value → what people call it. */
export type Nomes = Record<string, Record<string, string>>

/** Finds how values that a form keeps as ids or codes are called. */
export type BuscaDeNomes = (
  db: Db | Tx,
  valores: readonly RawValue[],
  ator: Ator,
) => Promise<Record<string, string>>

/** Path of a field → the lookup that names its values. */
export type NomesDosCampos = Readonly<Record<string, BuscaDeNomes>>

/**
 * Names for every id of a form and of its history, as far as this person sees them: what was filtered out of both has
 * no name here either, and a record of another contract is called just that.
 */
export async function nomesDosCampos(
  buscas: NomesDosCampos,
  db: Db | Tx,
  ator: Ator,
  { dados, eventos }: { readonly dados: RawForm; readonly eventos: readonly Evento[] },
): Promise<Nomes> {
  const mudancas = eventos.flatMap((evento) => evento.mudancas)
  const nomes = await Promise.all(
    Object.entries(buscas).map(async ([caminho, buscar]) => {
      const antes = mudancas
        .filter((mudanca) => caminhoDe(mudanca) === caminho)
        .flatMap(({ de, para }): RawValue[] => [de, para])
      const valores = [valorEm(dados, caminho), ...antes].filter((valor) => valor !== null)
      return [caminho, valores.length === 0 ? {} : await buscar(db, valores, ator)] as const
    }),
  )
  return Object.fromEntries(nomes.filter(([, achados]) => Object.keys(achados).length > 0))
}

const idsDe = (valores: readonly RawValue[]): number[] => [
  ...new Set(valores.filter((valor) => typeof valor === 'number')),
]

/** Posts by occupation and place. */
export const nomesDosPostos: BuscaDeNomes = async (db, valores, ator) => {
  const ids = idsDe(valores)
  if (ids.length === 0) return {}
  const postos = await db
    .selectFrom('posto as po')
    .innerJoin('cargo as ca', 'ca.id', 'po.cargoId')
    .innerJoin('local as lo', 'lo.id', 'po.localId')
    .select(['po.id', 'ca.titulo', 'lo.nome'])
    .select(contratoNoEscopo(ator, 'po.contrato_id').as('visivel'))
    .where('po.id', '=', oneOrAny(ids))
    .modifyEnd(prepared)
    .execute()
  return Object.fromEntries(
    postos.map(({ id, titulo, nome, visivel }) => [
      id,
      visivel ? `${titulo} · ${nome}` : 'Posto de outro contrato',
    ]),
  )
}

/** People by their bond: name, number and last day. */
export const nomesDosVinculos: BuscaDeNomes = async (db, valores, ator) => {
  const pessoas = await Promise.all(
    idsDe(valores).map(async (id) => [id, await findOcupante(db, id, ator)] as const),
  )
  return Object.fromEntries(
    pessoas.map(([id, { nome, matricula, ultimoDia }]) => [
      id,
      [nome, matricula && `matrícula ${matricula}`, ultimoDia && `último dia ${formatData(ultimoDia)}`]
        .filter(Boolean)
        .join(', '),
    ]),
  )
}

/** Occupations by their title. */
export const nomesDosCargos: BuscaDeNomes = async (db, valores) => {
  const ids = idsDe(valores)
  if (ids.length === 0) return {}
  const cargos = await db
    .selectFrom('cargo')
    .select(['id', 'titulo'])
    .where('id', '=', oneOrAny(ids))
    .modifyEnd(prepared)
    .execute()
  return Object.fromEntries(cargos.map(({ id, titulo }) => [id, titulo]))
}

/** Rows of a register by their description. */
export const nomesDaTabela =
  (tabela: 'escalaVt' | 'itemUniforme'): BuscaDeNomes =>
  async (db, valores) => {
    const ids = idsDe(valores)
    if (ids.length === 0) return {}
    const linhas = await db
      .selectFrom(tabela)
      .select(['id', 'descricao'])
      .where('id', '=', oneOrAny(ids))
      .modifyEnd(prepared)
      .execute()
    return Object.fromEntries(linhas.map(({ id, descricao }) => [id, descricao]))
  }

interface Ocupante {
  readonly nome: string
  readonly matricula: string | null
  readonly ultimoDia: string | null
}

/** Name of whoever holds or leaves a slot, for those who may see the contract where they work. */
export async function findOcupante(db: Db | Tx, vinculoId: number, ator: Ator): Promise<Ocupante> {
  const { rows } = await sql<Ocupante>`${prepared}
    select coalesce(pe.nome_social, pe.nome) as nome, v.matricula, coalesce(v.data_desligamento, al.fim) as ultimo_dia
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      left join lateral (
        select x.posto_id, x.fim from alocacao x
         where x.vinculo_id = v.id and x.tipo = 'titular' order by x.inicio desc limit 1) al on true
      left join posto po on po.id = al.posto_id
     where v.id = ${vinculoId} and ${contratoNoEscopo(ator, 'po.contrato_id')}`.execute(db)
  return rows[0] ?? { nome: 'Colaborador de outro contrato', matricula: null, ultimoDia: null }
}
