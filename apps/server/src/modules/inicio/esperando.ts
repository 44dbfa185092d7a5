import { sql } from 'kysely'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { ordemDoPrazo } from '@rh/domain/processo/ordem-do-prazo'
import { tiposDeclarados, type TipoDeclarado } from '@rh/domain/processos/processos'
import { canOpen } from '@rh/domain/setores/rotas'
import { gruposDe, type SetorSlug } from '@rh/domain/setores/setores'
import type { Db } from '../../db/db.ts'
import { primeirasDe } from '../../db/list-query.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { Ator } from '../../http/ator.ts'
import { gruposNoSetor } from '../processo/minha-vez.ts'
import { contarPorStatusEm } from '../processo/listas/como-era.ts'
import { contarPorStatus } from '../processo/listas/contagens.ts'
import { lerProcessos, processSource } from '../processo/listas/lista.ts'
import { oQueEspera } from '../setores/pendencias.ts'
import { listagens } from './listagens.ts'

/** The kinds whose list a person may open, in one sector or in any. */
const listados = (ator: Ator, setor: SetorSlug | undefined): TipoDeclarado[] =>
  tiposDeclarados.filter((tipo) =>
    setor === undefined
      ? gruposDe(`${tipo}.listar`).some((grupo) => ator.grupos.includes(grupo))
      : canOpen(setor, `${tipo}.listar`, gruposNoSetor(ator, setor)),
  )

/** How many the person sees in each status, kind by kind; or saw at a moment that is over. */
export const contarPorSituacao = (
  db: Db,
  ator: Ator,
  setor: SetorSlug | undefined,
  fim: string | null = null,
) =>
  Promise.all(
    listados(ator, setor).map(async (tipo) => {
      const contagens =
        fim === null
          ? await contarPorStatus(db, listagens[tipo], ator, {})
          : await contarPorStatusEm(db, listagens[tipo], ator, fim)
      return { tipo, contagens: Object.entries(contagens).map(([status, total]) => ({ status, total })) }
    }),
  )

interface Esperando {
  readonly tipo: TipoDeclarado
  readonly total: number
  /** Those that are due first. */
  readonly chaves: readonly { readonly id: number; readonly dia: string | null }[]
}

const quantos = MOSTRADOS.minhaVez

/** Where a person is waited for: a sector, or any of them. */
interface Onde {
  readonly hoje: string
  readonly noSetor: SetorSlug | undefined
}

const filtrosDe = ({ hoje, noSetor }: Onde) => ({ minhaVez: noSetor ?? '1', ordenar: 'prazo', hoje }) as const

/** How many of each kind wait for the person, and where the first ones are: the index of each list gives them in order. */
async function acharEsperando(db: Db, ator: Ator, onde: Onde): Promise<readonly Esperando[]> {
  const deCada = tiposDeclarados.map((tipo) => {
    const source = processSource(listagens[tipo], ator, filtrosDe(onde))
    const chaves = sql`achados.id, achados.prazo as dia`
    return sql`select ${tipo}::text as tipo, total, chaves from (${primeirasDe(source, { ordenar: 'prazo', quantas: quantos, chaves })}) t`
  })
  const { rows } = await sql<Esperando>`${sql.join(deCada, sql` union all `)}`.execute(db)
  return rows
}

/** The same to who follows a whole company until a process is written, or what is left for a day. */
const lerEsperando = (db: Db, ator: Ator, onde: Onde): Promise<readonly Esperando[]> =>
  ator.escopado
    ? acharEsperando(db, ator, onde)
    : whileUnchanged(db, oQueEspera(ator, 'esperando', onde.noSetor), () => acharEsperando(db, ator, onde))

/**
 * What waits for the person among the processes of every kind, what is due first, in the order that the kinds have
 * together: only the rows that are shown are read.
 */
export async function listEsperando(db: Db, ator: Ator, hoje: string, noSetor?: SetorSlug) {
  const onde = { hoje, noSetor }
  const achados = await lerEsperando(db, ator, onde)
  const mostrados = achados
    .flatMap(({ tipo, chaves }) => chaves.map((chave) => ({ ...chave, tipo })))
    .toSorted(ordemDoPrazo)
    .slice(0, quantos)
  const linhas = await Promise.all(
    [...Map.groupBy(mostrados, ({ tipo }) => tipo)].map(async ([tipo, dele]) => {
      const ids = dele.map(({ id }) => id)
      const lidas = await lerProcessos(db, listagens[tipo], ator, { filtros: filtrosDe(onde), ids })
      return lidas.map((linha) => ({ cargo: null, posto: null, ...linha, tipo }))
    }),
  )
  const porId = new Map(linhas.flat().map((linha) => [linha.id, linha]))
  return {
    results: mostrados.flatMap(({ id }) => porId.get(id) ?? []),
    total: achados.reduce((soma, { total }) => soma + total, 0),
    totais: achados.flatMap(({ tipo, total }) => (total > 0 ? [{ tipo, total }] : [])),
  }
}
