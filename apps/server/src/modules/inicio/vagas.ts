import { sql } from 'kysely'
import type { z } from 'zod'
import type { inicioContract } from '@rh/domain/contract/inicio'
import { idadeDe, VAGA_ATRASADA_DIAS, type IdadeDaVaga } from '@rh/domain/inicio/prazos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { Ator } from '../../http/ator.ts'
import { fontesDaOcupacao, ocupacaoDosPostos } from '../contratos/ocupacao.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { nomesDosContratos } from '../estatisticas/por-mes.ts'
import type { Momento } from './momento.ts'

type Filtros = z.output<NonNullable<(typeof inicioContract)['GET /api/inicio/vagas']['query']>>

/** Contracts and posts shown; the totals say how many there are. */
const CONTRATOS = 9
const POSTOS = 8

interface Aberto {
  readonly postoId: number
  readonly contratoId: number
  readonly entrando: number
  /** For how many days each open slot has been open, the oldest first. */
  readonly dias: readonly number[]
}

interface PostoAberto extends Omit<Aberto, 'dias'> {
  readonly abertas: number
  /** Days since each of the last people left, the last one first; and since the post began. */
  readonly sairamHa: readonly number[]
  readonly desdeSempre: number
}

/**
 * Posts with slots that nobody holds, and for how long: the last people who left, as many as there are open slots, for
 * who comes takes the slot that has been open for longest; a slot that nobody ever held is open since the post began.
 */
async function contarAbertos(db: Db, ator: Ator, { dia, hoje }: Momento): Promise<readonly Aberto[]> {
  const { rows } = await sql<PostoAberto>`
    select po.posto_id, po.contrato_id, least(po.entrando, po.planejado - po.ocupado) as entrando,
           po.planejado - po.ocupado as abertas, ${dia}::date - greatest(co.inicio, te.primeiro) as desde_sempre,
           array(select ${dia}::date - al.fim - 1 from alocacao al
                  where al.posto_id = po.posto_id and al.tipo = 'titular' and al.fim < ${dia}::date
                  order by al.fim desc limit po.planejado - po.ocupado) as sairam_ha
      from ${ocupacaoDosPostos({ dia, desde: dia, hoje, onde: contratoNoEscopo(ator, 'po.contrato_id') })} po
      join contrato co on co.id = po.contrato_id
      join (select posto_id, min(desde) as primeiro from posto_vigencia group by posto_id) te on te.posto_id = po.posto_id
     where po.planejado > po.ocupado`.execute(db)
  return rows.map(({ abertas, sairamHa, desdeSempre, ...posto }) => {
    const dias = sairamHa.filter((ha) => ha < desdeSempre)
    while (dias.length < abertas) dias.push(Math.max(0, desdeSempre))
    return { ...posto, dias: dias.toReversed() }
  })
}

/** The same, of a whole company, until anything that it is counted from is written. */
const lerAbertos = (db: Db, ator: Ator, momento: Momento): Promise<readonly Aberto[]> =>
  ator.escopado
    ? contarAbertos(db, ator, momento)
    : whileUnchanged(
        db,
        { about: 'vagas', question: [momento.dia, momento.hoje], tables: fontesDaOcupacao },
        () => contarAbertos(db, ator, momento),
      )

const nenhuma = (): Record<IdadeDaVaga, number> => ({ ate_7: 0, ate_15: 0, ate_30: 0, ate_60: 0, depois: 0 })

function porIdade(dias: readonly number[]): Record<IdadeDaVaga, number> {
  const contagem = nenhuma()
  for (const um of dias) contagem[idadeDe(um)] += 1
  return contagem
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
async function listPostos(db: Db, abertos: readonly Aberto[], dia: string) {
  const { rows: nomes } = await sql<{ id: number; posto: string; cargo: string; contrato: string }>`
    select po.id, lo.nome as posto, ca.titulo as cargo, co.numero || ' · ' || cl.nome_fantasia as contrato
      from posto po
      join local lo on lo.id = po.local_id
      join cargo ca on ca.id = po.cargo_id
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where po.id = any (${sql.val(abertos.map(({ postoId }) => postoId))}::int[])`.execute(db)
  return abertos.flatMap(({ postoId, contratoId, entrando, dias }) => {
    const nome = nomes.find(({ id }) => id === postoId)
    if (!nome) return []
    const { posto, cargo, contrato } = nome
    const primeira = { desde: somarDias(dia, -(dias[0] ?? 0)), dias: dias[0] ?? 0 }
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
  const todos = await lerAbertos(db, ator, momento)
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
    results: await listPostos(db, filtrados.slice(0, POSTOS), momento.dia),
    total: soma(filtrados, (posto) => posto.dias.length),
  }
}

/** A post with only its slots of an age. */
const naIdade = (posto: Aberto, idade: IdadeDaVaga | undefined): Aberto =>
  idade === undefined ? posto : { ...posto, dias: posto.dias.filter((dias) => idadeDe(dias) === idade) }
