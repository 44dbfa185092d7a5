import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { joinMarks } from '../db/unchanged.ts'
import { abrirPeriodos } from '../modules/colaborador/ferias/periodos.ts'
import { hojeEm, type Clock } from '../clock.ts'
import { semearDemo } from '../seed/demo.ts'
import { sincronizarReferencias } from '../seed/referencias.ts'
import { StartupError } from '../startup-error.ts'
import { juntarTitulares } from '../modules/contratos/titulares.ts'
import { sincronizarPrazos } from '../modules/processo/prazo.ts'
import { inserirAdmissoesDaCarga } from './admissoes.ts'
import { inserirAfastamentosDaCarga } from './afastamentos.ts'
import { inserirDemissoesDaCarga } from './demissoes.ts'
import { inserirEstabilidadesDaCarga } from './estabilidades.ts'
import { inserirFeriasDaCarga } from './ferias.ts'
import { inserirOrganizacaoDaCarga, inserirTermos } from './organizacao.ts'
import { tamanhoDe } from './tamanho.ts'
import { contarOcupados, inserirVinculosDaCarga, planejarVinculos } from './vinculos.ts'

const FUSO = 'America/Sao_Paulo'

export interface Carga {
  readonly colaboradores: number
  readonly semente: number
}

/**
 * Fills an empty database with a company of this size, around the demo company and with its logins: the same rows
 * on every machine for the same seed and day. All of it or nothing.
 */
export async function carregar(db: Db, clock: Clock, { colaboradores, semente }: Carga): Promise<void> {
  await sincronizarReferencias(db)
  if (!(await semearDemo(db, clock))) {
    throw new StartupError(
      'Este banco já tem dados: a carga de volume só entra em um banco vazio, feito para ela.\n' +
        'Escolha outra pasta em DADOS_DIR, ou outro banco em DATABASE_URL.',
    )
  }
  const hoje = hojeEm(clock.agora(), FUSO)
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true),
                     set_config('rh.requisicao', 'carga de volume', true)`.execute(tx)
    await semTrilha(tx, async () => {
      await encher(tx, { semente, hoje, tamanho: tamanhoDe(colaboradores) })
      await abrirPeriodos({ tx, agora: clock.agora(), noFim: () => undefined, depois: () => undefined }, hoje)
      await inserirFeriasDaCarga(tx, hoje)
      await inserirAfastamentosDaCarga(tx, hoje)
      await inserirEstabilidadesDaCarga(tx, hoje)
      await inserirDemissoesDaCarga(tx, hoje)
      await sincronizarPrazos(tx)
      await juntarTitulares(tx)
    })
  })
  await joinMarks(db)
  // Marks pages as visible to all, which index-only reads depend on, and counts for the planner.
  await sql`vacuum (analyze)`.execute(db)
}

/**
 * Runs without the audit triggers, which would be nine tenths of the time. The tables stay locked until the
 * commit, which also brings the triggers back: nothing of the product ever writes without its trail. Foreign keys,
 * constraints and every other trigger stay on, so what loads is what the product could have written.
 */
async function semTrilha(tx: Tx, fazer: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ tabela: string }>`
    select tgrelid::regclass::text as tabela from pg_trigger where tgname = 'auditar' order by 1`.execute(tx)
  const mudar = async (acao: 'disable' | 'enable') => {
    for (const { tabela } of rows)
      await sql`alter table ${sql.table(tabela)} ${sql.raw(acao)} trigger auditar`.execute(tx)
  }
  await mudar('disable')
  await fazer()
  await sql`set constraints all immediate`.execute(tx)
  await mudar('enable')
}

interface Base {
  readonly semente: number
  readonly hoje: string
  readonly tamanho: ReturnType<typeof tamanhoDe>
}

async function encher(tx: Tx, base: Base): Promise<void> {
  const { postos, contratoIds } = await inserirOrganizacaoDaCarga(tx, base)
  const comPostos = { ...base, postos }
  const vinculos = planejarVinculos(comPostos)
  await inserirTermos(tx, base, postos, contarOcupados(vinculos, base.hoje))
  const usuarios = await tx.selectFrom('usuario').select(['id', 'usuario']).execute()
  const usuarioIds = new Map(usuarios.map(({ id, usuario }) => [usuario, id]))
  const deAdmissoes = { ...comPostos, fuso: FUSO, usuarioIds }
  const admissaoDe = await inserirAdmissoesDaCarga(tx, deAdmissoes, vinculos)
  await inserirVinculosDaCarga(tx, comPostos, vinculos, (indice) => admissaoDe.get(indice) ?? null)
  await ligarProcessos(tx)
  await darEscopo(tx, contratoIds, usuarioIds)
  await notificar(tx)
}

/** The effected admissions point at their bonds, and the next matrícula is a new one. */
async function ligarProcessos(tx: Tx): Promise<void> {
  await sql`update processo p set vinculo_id = v.id from vinculo v
    where v.admissao_id = p.id and p.vinculo_id is null`.execute(tx)
  await sql`select setval('matricula_seq', (select max(matricula::int) from vinculo))`.execute(tx)
}

/** As many contracts as somebody looks after. */
const CONTRATOS_DO_GESTOR = 12

async function darEscopo(tx: Tx, contratoIds: readonly number[], usuarioIds: ReadonlyMap<string, number>) {
  const linhas = ['gestor', 'assistente.gestor'].flatMap((login) =>
    contratoIds
      .slice(0, CONTRATOS_DO_GESTOR)
      .map((contratoId) => ({ usuarioId: usuarioIds.get(login) ?? 0, contratoId })),
  )
  await tx.insertInto('usuarioContrato').values(linhas).execute()
}

/** Some hundreds for each person, a tenth of them not read yet. */
async function notificar(tx: Tx): Promise<void> {
  await sql`insert into notificacao (usuario_id, processo_id, icone, texto, criada_em, lida_em)
    select u.id, p.id, 'info', 'Admissão ' || p.numero || ' aguarda você.', p.atualizado_em,
           case when p.id % 10 > 0 then p.atualizado_em end
      from usuario u
      cross join (select id, numero, atualizado_em from processo order by id desc limit 400) p
     order by p.id, u.id`.execute(tx)
}
