import { sql } from 'kysely'
import { bancos } from '@rh/domain/br/bancos'
import { formatData } from '@rh/domain/br/data'
import { paises } from '@rh/domain/cadastros/paises'
import type { PainelVaga } from '@rh/domain/contract/admissao/paineis'
import type { Evento } from '@rh/domain/processo/contract'
import { comoLinhas, type Digitado } from '@rh/domain/processo/digitado'
import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

/** `etapa.campo` → value → what people call it. */
export type Nomes = Record<string, Record<string, string>>

type Buscar = (db: Db | Tx, valores: readonly Digitado[], ator: Ator) => Promise<Record<string, string>>

const idsDe = (valores: readonly Digitado[]): number[] => valores.filter((valor) => typeof valor === 'number')

/** How the values that a form keeps as ids and codes are called. */
const buscas: Readonly<Record<string, Buscar>> = {
  'vaga.postoId': (db, valores, ator) => nomesDosPostos(db, idsDe(valores), ator),
  'vaga.reposicaoDeId': (db, valores, ator) => nomesDosVinculos(db, idsDe(valores), ator),
  'beneficios.escalaVtId': (db, valores) => nomesDe(db, 'escalaVt', idsDe(valores)),
  'uniforme.tamanhos': (db, valores) =>
    nomesDe(
      db,
      'itemUniforme',
      idsDe(valores.flatMap((linhas) => comoLinhas(linhas).map(({ itemId = null }) => itemId))),
    ),
  'bancarios.banco': async (_db, valores) =>
    Object.fromEntries(
      bancos().flatMap(({ codigo, nome }) =>
        valores.includes(codigo) ? [[codigo, `${codigo} · ${nome}`]] : [],
      ),
    ),
  'pessoais.paisNascimento': async (_db, valores) =>
    Object.fromEntries(
      paises().flatMap(({ codigo, nome }) => (valores.includes(codigo) ? [[codigo, nome]] : [])),
    ),
}

/**
 * Names for every id of a form and of its history, as far as this person sees them: what was filtered out of both has
 * no name here either, and a record of another contract is called just that.
 */
export async function nomesDosCampos(
  db: Db | Tx,
  ator: Ator,
  dados: Rascunho,
  eventos: readonly Evento[],
): Promise<Nomes> {
  const mudancas = eventos.flatMap((evento) => evento.mudancas)
  const nomes = await Promise.all(
    Object.entries(buscas).map(async ([caminho, buscar]) => {
      const [etapa = '', campo = ''] = caminho.split('.')
      const antes = mudancas
        .filter((mudanca) => mudanca.etapa === etapa && mudanca.campo === campo)
        .flatMap(({ de, para }): Digitado[] => [de, para])
      const agora = dados[etapa as keyof Rascunho]?.[campo] ?? null
      const valores = [agora, ...antes].filter((valor) => valor !== null)
      return [caminho, valores.length === 0 ? {} : await buscar(db, valores, ator)] as const
    }),
  )
  return Object.fromEntries(nomes.filter(([, achados]) => Object.keys(achados).length > 0))
}

async function nomesDosPostos(db: Db | Tx, ids: readonly number[], ator: Ator) {
  const postos = await db
    .selectFrom('posto as po')
    .innerJoin('cargo as ca', 'ca.id', 'po.cargoId')
    .innerJoin('local as lo', 'lo.id', 'po.localId')
    .select(['po.id', 'ca.titulo', 'lo.nome'])
    .select(contratoNoEscopo(ator, 'po.contrato_id').as('visivel'))
    .where('po.id', 'in', [...ids])
    .execute()
  return Object.fromEntries(
    postos.map(({ id, titulo, nome, visivel }) => [
      id,
      visivel ? `${titulo} · ${nome}` : 'Posto de outro contrato',
    ]),
  )
}

async function nomesDosVinculos(db: Db | Tx, ids: readonly number[], ator: Ator) {
  const pessoas = await Promise.all(ids.map(async (id) => [id, await findReposicao(db, id, ator)] as const))
  return Object.fromEntries(
    pessoas.map(([id, { nome, matricula, ultimoDia }]) => [
      id,
      [nome, matricula && `matrícula ${matricula}`, ultimoDia && `último dia ${formatData(ultimoDia)}`]
        .filter(Boolean)
        .join(', '),
    ]),
  )
}

type Reposicao = NonNullable<PainelVaga['reposicao']>

/** Whoever leaves the slot, if the person may see the contract where they worked. */
export async function findReposicao(db: Db | Tx, vinculoId: number, ator: Ator): Promise<Reposicao> {
  const { rows } = await sql<Reposicao>`
    select pe.nome, v.matricula, coalesce(v.data_desligamento, al.fim) as ultimo_dia
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      left join lateral (
        select x.posto_id, x.fim from alocacao x
         where x.vinculo_id = v.id and x.tipo = 'titular' order by x.inicio desc limit 1) al on true
      left join posto po on po.id = al.posto_id
     where v.id = ${vinculoId} and ${contratoNoEscopo(ator, 'po.contrato_id')}`.execute(db)
  return rows[0] ?? { nome: 'Colaborador de outro contrato', matricula: null, ultimoDia: null }
}

async function nomesDe(db: Db | Tx, tabela: 'escalaVt' | 'itemUniforme', ids: readonly number[]) {
  if (ids.length === 0) return {}
  const linhas = await db
    .selectFrom(tabela)
    .select(['id', 'descricao'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return Object.fromEntries(linhas.map(({ id, descricao }) => [id, descricao]))
}
