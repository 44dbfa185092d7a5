import { formatData } from '@rh/domain/br/data'
import type { AnyProcess } from '@rh/domain/processo/define'
import { impedimento } from '@rh/domain/processo/vez'
import { writeAsSystem, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure, Failure } from '../../../http/failure.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { hojeEm } from '../../../clock.ts'
import { pessoasDosGrupos } from '../../../alertas/alertas.ts'
import { forgetAgenda } from './agenda.ts'
import { executar } from '../engine.ts'
import { requirePermissao, specOf } from '../requirements.ts'
import type { Engine, Modulo } from '../modulo.ts'
import { motivoDe } from '../motivo.ts'
import { findQuem, SISTEMA } from '../quem.ts'
import { insertEvento } from '../eventos.ts'
import { contratosDe, lockProcesso, updateProcesso } from '../repository.ts'

/** Dependencies of one kind's scheduler. */
interface Trabalho<C> {
  readonly deps: Deps
  readonly nome: string
  readonly engine: Engine
  readonly modulo: Modulo<C>
}

/**
 * Makes the moves of a kind of process whose day has come, each in a transaction of its own, once. What no longer holds
 * on the day – a slot that is gone, an alert that nobody read, a person who lost the permission – stops that move and
 * no other: the history says why, and those who may make it are told.
 */
export function cumprirAgenda<C>(process: AnyProcess, moduloDe: (fuso: string) => Modulo<C>): Tarefa {
  const nome = `${process.name}.cumprir-agenda`
  return {
    nome,
    titulo: `${process.label.many} com data marcada`,
    // The first run of a day is its first hour; the others are for what was off or failed then.
    cron: '5 * * * *',
    executar: async (deps) => {
      const fuso = deps.config.empresaFuso
      const engine = { alertas: deps.alertas, fuso }
      const trabalho = { deps, nome, engine, modulo: moduloDe(fuso) }
      const falhas: unknown[] = []
      for (const id of await listVencidos(deps, process.name))
        await cumprir(trabalho, id).catch((error: unknown) => falhas.push(error))
      // The queue tries again; what was made is not due any more.
      if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} moves were not made`)
    },
  }
}

async function listVencidos({ db, clock, config }: Deps, tipo: string): Promise<number[]> {
  const linhas = await db
    .selectFrom('processoAgenda as ag')
    .innerJoin('processo as p', 'p.id', 'ag.processoId')
    .select('p.id')
    .where('p.tipo', '=', tipo)
    .where('ag.para', '<=', hojeEm(clock.agora(), config.empresaFuso))
    .orderBy('ag.para')
    .orderBy('ag.em')
    .execute()
  return linhas.map(({ id }) => id)
}

async function cumprir<C>({ deps, nome, engine, modulo }: Trabalho<C>, id: number): Promise<void> {
  try {
    await writeAsSystem(deps, nome, (work) => mover(engine, modulo, work, id))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await writeAsSystem(deps, nome, (work) => parar(engine, modulo, work, { id, error }))
  }
}

/** Scheduled transition with its process locked; null when it was made or cancelled meanwhile. */
async function abrir(process: AnyProcess, { tx, agora }: UnitOfWork, processoId: number, fuso: string) {
  const processo = await lockProcesso(tx, process.name, processoId, SISTEMA)
  const agenda = await tx
    .selectFrom('processoAgenda as ag')
    .leftJoin('usuario as u', 'u.id', 'ag.usuarioId')
    .select(['ag.transicao', 'ag.alertas', 'ag.usuarioId', 'ag.em', 'u.nome', 'u.ativo'])
    .where('ag.processoId', '=', processoId)
    .where('ag.para', '<=', hojeEm(agora, fuso))
    .executeTakeFirst()
  return processo && agenda ? { processo, agenda } : null
}

async function mover<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  processoId: number,
): Promise<void> {
  const aberto = await abrir(modulo.process, work, processoId, engine.fuso)
  if (!aberto) return
  const { processo, agenda } = aberto
  const { transicao } = agenda
  const alertasAceitos = agenda.usuarioId === null ? 'todos' : agenda.alertas
  const { quem, motivo } = await porQuem(modulo, work, aberto, engine.fuso)
  const execucao = { processo, quem, autorId: null }
  await executar(engine, modulo, work, execucao, { transicao, motivo, alertasAceitos })
}

type Aberto = NonNullable<Awaited<ReturnType<typeof abrir>>>

/** Author of the transition: whoever scheduled it, who must still be allowed to, or the system. */
async function porQuem<C>(
  { process }: Modulo<C>,
  work: UnitOfWork,
  { processo, agenda }: Aberto,
  fuso: string,
): Promise<{ quem: Quem; motivo: string | undefined }> {
  if (agenda.usuarioId === null) {
    if (!specOf(process, agenda.transicao).from.includes(processo.status)) throw failure('transicao_invalida')
    return { quem: SISTEMA, motivo: undefined }
  }
  const quem = await findQuem(work.tx, agenda.usuarioId)
  if (!agenda.ativo) throw failure('sem_permissao', { mensagem: `O acesso de ${agenda.nome} foi encerrado.` })
  // Told to others, whom "você" would name.
  if (impedimento(process, agenda.transicao, processo, quem) === 'sem_permissao')
    throw failure('sem_permissao', { mensagem: `${agenda.nome} não tem mais permissão para isso.` })
  requirePermissao(process, agenda.transicao, processo, quem)
  const dia = formatData(hojeEm(Temporal.Instant.from(agenda.em), fuso))
  return { quem, motivo: `Agendado por ${agenda.nome} em ${dia}.` }
}

interface Parada {
  readonly id: number
  readonly error: Failure
}

async function parar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { id: processoId, error }: Parada,
): Promise<void> {
  const aberto = await abrir(modulo.process, work, processoId, engine.fuso)
  if (!aberto) return
  const { processo, agenda } = aberto
  const { process } = modulo
  await forgetAgenda(work.tx, processoId)
  await updateProcesso(work, processoId, {})
  // What is said of a field is read by who sees the field; the rest, by who may read what is reserved of the process.
  const alertas = (error.detalhes.pendencias ?? []).filter(({ etapa }) => etapa !== undefined)
  const geral = motivoDe(error, ({ etapa }) => etapa === undefined)
  const passo = {
    nome: agenda.transicao,
    ...(geral !== '' && { motivo: geral }),
    alertas,
    pareceres: reservados(process),
    usuarioId: null,
  }
  await insertEvento(work, { processoId, tipo: 'agenda', ...passo })
  const motivo = process.discreto ? 'Veja o motivo no registro.' : motivoDe(error)
  const { quem, label } = specOf(process, agenda.transicao)
  const grupos = typeof quem === 'string' ? [] : quem
  const pessoas = await pessoasDosGrupos(work.tx, grupos, contratosDe(processo))
  await engine.alertas.avisar(work, {
    usuarioIds: [...new Set([...pessoas, agenda.usuarioId ?? processo.solicitanteId])],
    assunto: 'vez',
    processoId,
    icone: 'warning',
    texto: `${process.label.one} ${processo.numero}: o sistema não pôde ${label.toLowerCase()} no dia marcado. ${motivo}`,
  })
}

/** Pareceres with reserved reasons, as the exam's. */
const reservados = ({ pareceres }: AnyProcess): string[] =>
  Object.keys(pareceres).filter((nome) => pareceres[nome]?.motivoReservadoA !== undefined)
