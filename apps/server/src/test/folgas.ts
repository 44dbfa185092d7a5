import { sql } from 'kysely'
import { defineList } from '@rh/domain/listas/define-list'
import { defineProcess } from '@rh/domain/processo/define'
import type { Grupo } from '@rh/domain/setores/grupos'
import { openDb, type Db } from '../db/db.ts'
import { write } from '../db/write.ts'
import type { Ator } from '../http/ator.ts'
import { insertEvento } from '../modules/processo/eventos.ts'
import { insertFormulario } from '../modules/processo/formulario.ts'
import type { LinhaDeProcesso, Listagem } from '../modules/processo/listas/listagem.ts'
import { insertProcesso, updateProcesso } from '../modules/processo/repository.ts'
import { atorDe, requestDe } from './ator.ts'
import { chavesDeTeste } from './chaves.ts'
import { createClock } from './clock.ts'
import { createDemoDatabase } from './database.ts'

/** A kind of the tests of lists alone, with a draft and a parecer: what no built one shows is shown here. */
export const folga = defineProcess({
  name: 'folga',
  label: { one: 'Folga', many: 'Folgas', data: 'Dia' },
  statuses: {
    rascunho: { label: 'Rascunho', tone: 'default' },
    pedida: { label: 'Pedida', tone: 'info' },
    dada: { label: 'Dada', tone: 'success', final: true },
  },
  initial: 'rascunho',
  doSolicitante: ['rascunho'],
  stages: [{ status: 'pedida', pareceres: ['chefe'] }],
  pareceres: {
    chefe: {
      label: 'Chefe',
      pede: 'Decidir',
      grupos: ['Gerente Rh'],
      veCampos: [],
      observa: [],
    },
  },
  checks: {},
  transitions: {
    pedir: { label: 'Pedir', from: ['rascunho'], to: 'pedida', quem: ['Gestor'] },
    dar: { label: 'Dar', from: ['pedida'], to: 'dada', quem: ['Gerente Rh'] },
  },
})

interface Folga extends LinhaDeProcesso {
  readonly matricula: string | null
}
const colunas = {
  numero: { label: 'Número', sortable: true },
  nome: { label: 'Nome', sortable: true },
  cpf: { label: 'CPF', visivel: (grupos: readonly Grupo[]) => grupos.includes('Gestor') },
  data: { label: 'Dia', sortable: true, tipo: 'data' },
} as const
const lista = defineList({ nome: 'Folgas', colunas, filtros: {}, ordemPadrao: '-numero' })

export const folgas: Listagem<Folga> = {
  process: folga,
  lista,
  rascunhos: { ...lista, completude: (dados) => Object.keys(dados).length * 50 },
  colunas: sql`(select v.matricula from vinculo v where v.id = p.vinculo_id) as matricula`,
}

interface Pessoa {
  readonly vinculoId: number
  readonly nome: string
  readonly cpf: string
  readonly matricula: string
}

export interface Folgas extends AsyncDisposable {
  readonly db: Db
  readonly pessoas: readonly Pessoa[]
  /** Ids of the days off that were asked for, of the people in this order: two sent ones, and a draft. */
  readonly abertos: readonly number[]
  /** Asked for all of them. */
  readonly gestor: Ator
  readonly gerente: Ator
}

const DIAS = ['2026-12-10', '2026-12-01', '2026-12-20'] as const
const ENVIADAS = 2

/** The demo company with days off in it, and no application around it: lists are asked below the calls. */
export async function abrirFolgas(): Promise<Folgas> {
  const banco = await createDemoDatabase()
  const db = openDb({ ...banco.connection, max: 6 }, chavesDeTeste)
  const [gestor, gerente] = await usuariosDe(db)
  const pessoas = await db
    .selectFrom('vinculo as v')
    .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
    .select(['v.id as vinculoId', 'v.matricula', 'pe.nome', 'pe.cpf'])
    .where('v.dataDesligamento', 'is', null)
    .orderBy('v.id')
    .limit(DIAS.length)
    .execute()
  const abertos: number[] = []
  for (const [i, inicio] of DIAS.entries()) {
    const { vinculoId = 0 } = pessoas[i] ?? {}
    abertos.push(await pedir(db, gestor, { vinculoId, inicio, enviada: i < ENVIADAS }))
  }
  return {
    db,
    pessoas,
    abertos,
    gestor,
    gerente,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await banco.drop()
    },
  }
}

async function usuariosDe(db: Db): Promise<readonly [gestor: Ator, gerente: Ator]> {
  const [primeiro, segundo] = await db.selectFrom('usuario').select('id').orderBy('id').limit(2).execute()
  const semEscopo = (id: number | undefined, grupo: Grupo): Ator => ({
    ...atorDe(id ?? 0, grupo),
    escopado: false,
  })
  return [semEscopo(primeiro?.id, 'Gestor'), semEscopo(segundo?.id, 'Gerente Rh')]
}

interface Pedida {
  readonly vinculoId: number
  readonly inicio: string
  readonly enviada: boolean
}

/** A day off asked for, drafted or sent. */
const pedir = (db: Db, ator: Ator, { enviada, ...dados }: Pedida): Promise<number> =>
  write({ db, clock: createClock() }, requestDe(ator), async (work) => {
    const novo = { status: folga.initial, setorOrigem: 1, solicitanteId: ator.id, contratoId: null }
    const { id } = await insertProcesso(work, folga, novo, 2026)
    const indice = ({ vinculoId, inicio: data }: typeof dados) => ({ vinculoId, data })
    await insertFormulario(work.tx, indice, id, dados)
    await insertEvento(work, { processoId: id, tipo: 'criacao', usuarioId: ator.id })
    if (enviada) await updateProcesso(work, id, { status: 'pedida', dataSolicitacao: '2026-11-21T00:00:00Z' })
    return id
  })
