import type { z } from 'zod'
import { api } from '@rh/domain/contract/index'
import { numerosDoInicio, type ViewContada } from '@rh/domain/inicio/numeros'
import { canOpen } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { countList } from '../../db/list-query.ts'
import type { Ator } from '../../http/ator.ts'
import { colaboradorSource } from '../colaborador/lista.ts'
import { contratoSource } from '../contratos/lista.ts'
import { aVencerSource } from '../ferias/a-vencer.ts'
import { contarPorStatusEm } from '../processo/listas/como-era.ts'
import { processSource } from '../processo/listas/lista.ts'
import type { FiltrosDeProcesso } from '../processo/listas/listagem.ts'
import { contarUsuarios } from '../usuarios/lista.ts'
import { listagens } from './listagens.ts'
import type { Momento } from './momento.ts'

interface Contado {
  readonly total: number
  readonly totalLimitado: boolean
}
/** Null for what nothing tells of a day that is over. */
type Contar = (db: Db, ator: Ator, filtros: object, momento: Momento) => Promise<Contado | null>

/** The filters of an address, read as the call of the list reads them. */
function ler<S extends z.ZodType>(consulta: S | undefined, filtros: object): z.output<S> {
  if (!consulta) throw new Error('A list has filters')
  return consulta.parse(filtros)
}

/** Of a day that is over, only the status of then is known: the moves since then tell it. */
const processo =
  (tipo: keyof typeof listagens): Contar =>
  async (db, ator, filtros, { hoje, fuso, fim }) => {
    const pedidos = ler(
      api[`GET /api/${tipo}/listar`].query as z.ZodType<FiltrosDeProcesso> | undefined,
      filtros,
    )
    if (fim === null) return countList(db, processSource(listagens[tipo], ator, { ...pedidos, hoje, fuso }))
    const { status, ...outros } = pedidos
    if (status === undefined || Object.keys(outros).length > 0) return null
    const contagens = await contarPorStatusEm(db, listagens[tipo], ator, fim)
    return { total: contagens[status] ?? 0, totalLimitado: false }
  }

/** How the list behind each view counts: by itself, under the filters of its address. */
const contadores: Readonly<Record<ViewContada, Contar>> = {
  'colaborador.listar': (db, ator, filtros, { dia }) =>
    countList(db, colaboradorSource(ator, ler(api['GET /api/colaborador/listar'].query, filtros), dia)),
  'admissao.listar': processo('admissao'),
  'afastamento.listar': processo('afastamento'),
  'demissao.listar': processo('demissao'),
  'ferias.listar': processo('ferias'),
  'promocao.listar': processo('promocao'),
  'remanejamento.listar': processo('remanejamento'),
  'ferias.a-vencer': async (db, ator, filtros, { dia, fim }) =>
    fim === null
      ? countList(db, aVencerSource(ator, ler(api['GET /api/ferias/a-vencer'].query, filtros), { hoje: dia }))
      : null,
  'contratos.listar': (db, ator, filtros, momento) =>
    countList(db, contratoSource(ator, ler(api['GET /api/contratos/listar'].query, filtros), momento)),
  'usuarios.listar': async (db, _, filtros, { fim }) =>
    fim === null ? contarUsuarios(db, ler(api['GET /api/usuarios/listar'].query, filtros)) : null,
}

/** The numbers of a sector's start page, of those whose list the person may open there. */
export async function contarNumeros(db: Db, ator: Ator, setor: SetorSlug, momento: Momento) {
  const { dia } = momento
  const seus = numerosDoInicio[setor].filter(({ view }) => canOpen(setor, view, ator.grupos))
  const results = await Promise.all(
    seus.map(async ({ nome, view, filtros, fato }) => {
      const contar = (mais: object) => contadores[view](db, ator, { ...filtros(dia), ...mais }, momento)
      const [contado, parte] = await Promise.all([contar({}), fato ? contar(fato.filtros(dia)) : null])
      return {
        nome,
        total: contado?.total ?? null,
        mais: contado?.totalLimitado ?? false,
        fato: parte?.total ?? null,
      }
    }),
  )
  return { em: isoDe(momento.agora), hoje: dia, results }
}

/** The same numbers as the statistics of a day that is over name them, and those that nothing tells of it. */
export async function contarNumerosEm(db: Db, ator: Ator, setor: SetorSlug, momento: Momento) {
  const { results } = await contarNumeros(db, ator, setor, momento)
  const labelDe = new Map(numerosDoInicio[setor].map(({ nome, label }) => [nome, label]))
  const ditos = results.map(({ nome, ...um }) => ({ ...um, label: labelDe.get(nome) ?? nome }))
  return {
    results: ditos.flatMap(({ label, total, mais }) => (total === null ? [] : [{ label, total, mais }])),
    desconhecidos: ditos.flatMap(({ label, total }) => (total === null ? [label] : [])),
  }
}
