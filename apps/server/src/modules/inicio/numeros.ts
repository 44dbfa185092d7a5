import type { z } from 'zod'
import { api } from '@rh/domain/contract/index'
import { numerosDoInicio, type ViewContada } from '@rh/domain/inicio/numeros'
import { canOpen } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { listColaboradores } from '../colaborador/lista.ts'
import { listContratos } from '../contratos/lista.ts'
import { listAVencer } from '../ferias/a-vencer.ts'
import { listProcessos } from '../processo/listas/lista.ts'
import type { FiltrosDeProcesso } from '../processo/listas/listagem.ts'
import { listUsuarios } from '../usuarios/lista.ts'
import { listagens } from './listagens.ts'

interface Momento {
  readonly agora: Temporal.Instant
  readonly hoje: string
  readonly fuso: string
}

interface Contado {
  readonly total: number
  readonly totalLimitado: boolean
}
type Contar = (db: Db, ator: Ator, filtros: object, momento: Momento) => Promise<Contado>

/** The filters of an address, read as the call of the list reads them; one row is enough to carry the total. */
function ler<S extends z.ZodType>(consulta: S | undefined, filtros: object): z.output<S> {
  if (!consulta) throw new Error('A list has filters')
  return consulta.parse({ porPagina: '1', ...filtros })
}

const processo =
  (tipo: keyof typeof listagens): Contar =>
  (db, ator, filtros, { hoje }) =>
    listProcessos(db, listagens[tipo], ator, {
      ...ler(api[`GET /api/${tipo}/listar`].query as z.ZodType<FiltrosDeProcesso> | undefined, filtros),
      hoje,
    })

/** How the list behind each view counts: by itself, under the filters of its address. */
const contadores: Readonly<Record<ViewContada, Contar>> = {
  'colaborador.listar': (db, ator, filtros, { hoje }) =>
    listColaboradores(db, ator, ler(api['GET /api/colaborador/listar'].query, filtros), hoje),
  'admissao.listar': processo('admissao'),
  'afastamento.listar': processo('afastamento'),
  'demissao.listar': processo('demissao'),
  'ferias.listar': processo('ferias'),
  'promocao.listar': processo('promocao'),
  'remanejamento.listar': processo('remanejamento'),
  'ferias.a-vencer': (db, ator, filtros, { hoje }) =>
    listAVencer(db, ator, ler(api['GET /api/ferias/a-vencer'].query, filtros), hoje),
  'contratos.listar': (db, ator, filtros, { hoje }) =>
    listContratos(db, ator, ler(api['GET /api/contratos/listar'].query, filtros), hoje),
  'usuarios.listar': (db, _, filtros, { agora, fuso }) =>
    listUsuarios(db, ler(api['GET /api/usuarios/listar'].query, filtros), { agora, fuso }),
}

/** The numbers of a sector's start page, of those whose list the person may open there. */
export async function contarNumeros(db: Db, ator: Ator, setor: SetorSlug, momento: Momento) {
  const { hoje } = momento
  const seus = numerosDoInicio[setor].filter(({ view }) => canOpen(setor, view, ator.grupos))
  const results = await Promise.all(
    seus.map(async ({ nome, view, filtros, fato }) => {
      const contar = (mais: object) => contadores[view](db, ator, { ...filtros(hoje), ...mais }, momento)
      const [{ total, totalLimitado: mais }, parte] = await Promise.all([
        contar({}),
        fato ? contar(fato.filtros(hoje)) : null,
      ])
      return { nome, total, mais, fato: parte?.total ?? null }
    }),
  )
  return { em: isoDe(momento.agora), hoje, results }
}

/** Views whose list counts by dates alone, so that it tells of any day what it told on it. */
const POR_DATAS: ReadonlySet<ViewContada> = new Set(['colaborador.listar', 'contratos.listar'])

/** The same numbers as they were on a day that is over, and those that nothing tells of a past day. */
export async function contarNumerosEm(db: Db, ator: Ator, setor: SetorSlug, momento: Momento) {
  const seus = numerosDoInicio[setor].filter(({ view }) => canOpen(setor, view, ator.grupos))
  const contados = await Promise.all(
    seus
      .filter(({ view }) => POR_DATAS.has(view))
      .map(async ({ label, view, filtros }) => {
        const { total, totalLimitado: mais } = await contadores[view](
          db,
          ator,
          filtros(momento.hoje),
          momento,
        )
        return { label, total, mais }
      }),
  )
  return {
    results: contados,
    desconhecidos: seus.filter(({ view }) => !POR_DATAS.has(view)).map(({ label }) => label),
  }
}
