import { sql } from 'kysely'
import type { z } from 'zod'
import type { inicioContract } from '@rh/domain/contract/inicio'
import { idadeDe, VAGA_ATRASADA_DIAS, type IdadeDaVaga } from '@rh/domain/inicio/prazos'
import { diasEntre } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { ocupacaoDosPostos } from '../contratos/ocupacao.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { nomesDosContratos } from '../estatisticas/por-mes.ts'
import type { Momento } from './momento.ts'

type Filtros = z.output<NonNullable<(typeof inicioContract)['GET /api/inicio/vagas']['query']>>

/** Contracts and posts shown; the totals say how many there are. */
const CONTRATOS = 9
const POSTOS = 8

interface PostoAberto {
  readonly postoId: number
  readonly contratoId: number
  readonly entrando: number
  /** Since when each open slot is, the oldest first. */
  readonly desde: readonly string[]
}

/**
 * Posts with slots that nobody holds, and since when: the last people who left, as many as there are open slots, for
 * who comes takes the slot that has been open for longest; a slot that nobody ever held is open since the post began.
 */
async function lerAbertos(db: Db, ator: Ator, { dia, hoje }: Momento): Promise<readonly PostoAberto[]> {
  const { rows } = await sql<PostoAberto>`
    select po.posto_id, po.contrato_id, least(po.entrando, po.planejado - po.ocupado) as entrando,
           array(select s.dia::text from (
             (select al.fim + 1 as dia from alocacao al
               where al.posto_id = po.posto_id and al.tipo = 'titular' and al.fim < ${dia}::date
               order by al.fim desc limit po.planejado - po.ocupado)
             union all
             select greatest(co.inicio, (select min(te.desde) from posto_vigencia te where te.posto_id = po.posto_id))
               from generate_series(1, po.planejado - po.ocupado)) s
             order by s.dia desc limit po.planejado - po.ocupado) as desde
      from ${ocupacaoDosPostos({ dia, desde: dia, hoje, onde: contratoNoEscopo(ator, 'po.contrato_id') })} po
      join contrato co on co.id = po.contrato_id
     where po.planejado > po.ocupado`.execute(db)
  return rows.map(({ desde, ...posto }) => ({ ...posto, desde: desde.toSorted() }))
}

const nenhuma = (): Record<IdadeDaVaga, number> => ({ ate_7: 0, ate_15: 0, ate_30: 0, ate_60: 0, depois: 0 })

function porIdade(dias: readonly number[]): Record<IdadeDaVaga, number> {
  const contagem = nenhuma()
  for (const um of dias) contagem[idadeDe(um)] += 1
  return contagem
}

interface Aberto extends PostoAberto {
  readonly dias: readonly number[]
}

const soma = (postos: readonly Aberto[], de: (posto: Aberto) => number): number =>
  postos.reduce((total, posto) => total + de(posto), 0)

const maisAntiga = (postos: readonly Aberto[]): number =>
  Math.max(0, ...postos.map(({ dias }) => dias[0] ?? 0))

async function contarContratos(db: Db, abertos: readonly Aberto[]) {
  const grupos = [...Map.groupBy(abertos, ({ contratoId }) => contratoId)]
    .toSorted(([, a], [, b]) => maisAntiga(b) - maisAntiga(a))
    .slice(0, CONTRATOS)
  const nomes = await nomesDosContratos(
    db,
    grupos.map(([id]) => id),
  )
  return grupos.map(([id, postos]) => ({
    id,
    contrato: nomes.find(({ value }) => value === id)?.label ?? '',
    abertas: soma(postos, ({ dias }) => dias.length),
    entrando: soma(postos, ({ entrando }) => entrando),
    porIdade: porIdade(postos.flatMap(({ dias }) => dias)),
  }))
}

/** The posts shown, with their names, the one open for longest first. */
async function listPostos(db: Db, abertos: readonly Aberto[]) {
  const { rows: nomes } = await sql<{ id: number; posto: string; cargo: string; contrato: string }>`
    select po.id, lo.nome as posto, ca.titulo as cargo, co.numero || ' · ' || cl.nome_fantasia as contrato
      from posto po
      join local lo on lo.id = po.local_id
      join cargo ca on ca.id = po.cargo_id
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where po.id = any (${sql.val(abertos.map(({ postoId }) => postoId))}::int[])`.execute(db)
  return abertos.flatMap(({ postoId, contratoId, entrando, desde, dias }) => {
    const nome = nomes.find(({ id }) => id === postoId)
    if (!nome) return []
    const { posto, cargo, contrato } = nome
    const primeira = { desde: desde[0] ?? '', dias: dias[0] ?? 0 }
    return [{ postoId, posto, cargo, contratoId, contrato, abertas: dias.length, entrando, ...primeira }]
  })
}

/** Slots that nobody holds, by contract and age, and the posts where they are. */
export async function obterVagas(
  db: Db,
  ator: Ator,
  { contratoId, idade }: Omit<Filtros, 'em'>,
  momento: Momento,
) {
  const todos = (await lerAbertos(db, ator, momento)).map((posto) => ({
    ...posto,
    dias: posto.desde.map((desde) => Math.max(0, diasEntre(desde, momento.dia))),
  }))
  const filtrados = todos
    .filter((posto) => contratoId === undefined || posto.contratoId === contratoId)
    .map((posto) => naIdade(posto, idade))
    .filter(({ dias }) => dias.length > 0)
    .toSorted((a, b) => (b.dias[0] ?? 0) - (a.dias[0] ?? 0) || a.postoId - b.postoId)
  const dias = todos.flatMap((posto) => posto.dias)
  return {
    abertas: dias.length,
    entrando: soma(todos, ({ entrando }) => entrando),
    atrasadas: dias.filter((um) => um > VAGA_ATRASADA_DIAS).length,
    porIdade: porIdade(dias),
    contratos: await contarContratos(db, todos),
    totalDeContratos: new Set(todos.map((posto) => posto.contratoId)).size,
    results: await listPostos(db, filtrados.slice(0, POSTOS)),
    total: soma(filtrados, (posto) => posto.dias.length),
  }
}

/** A post with only its slots of an age. */
function naIdade(posto: Aberto, idade: IdadeDaVaga | undefined): Aberto {
  if (idade === undefined) return posto
  const quais = posto.dias.flatMap((dias, i) => (idadeDe(dias) === idade ? [i] : []))
  return {
    ...posto,
    dias: quais.map((i) => posto.dias[i] ?? 0),
    desde: quais.map((i) => posto.desde[i] ?? ''),
  }
}
