import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Pendencia } from '@rh/domain/pendencia'
import { write } from '../../../db/write.ts'
import { requestDe } from '../../../test/ator.ts'
import { brinquedo } from '../../../test/brinquedo.ts'
import { abrirLoja, recusa } from '../../../test/loja.ts'
import { agendar } from '../agenda/agenda.ts'
import { cumprirAgenda } from '../agenda/cumprir-agenda.ts'

const l = abrirLoja()
const { loja } = l

const pronto = async () => {
  const { id } = await l.abrir()
  await l.dar(id, l.calculista(), 'calculo')
  await l.dar(id, l.conferente(), 'conferencia')
  return id
}
const chegarODia = (id: number) =>
  sql`update processo_agenda set para = '2020-01-01' where processo_id = ${id}`.execute(l.rh.db)
const transicoes = async (id: number) => {
  const linhas = await l.rh.db
    .selectFrom('processoEvento')
    .select(['nome', 'usuarioId'])
    .where('processoId', '=', id)
    .where('tipo', '=', 'transicao')
    .orderBy('id')
    .execute()
  return linhas.map(({ nome, usuarioId }) => [nome, usuarioId])
}

describe('moves by date', () => {
  // The clock of the tests stands at 22:00 of the 20th in the company's zone.
  it.each(['2026-11-01', '2026-11-20'])(
    'are made at once where the day is past, or today: %s',
    async (dia) => {
      loja.festa = dia
      const id = await pronto()
      expect((await l.ler(id)).status).toBe('entregue')
      expect((await transicoes(id)).at(-1)).toEqual(['entregar', null])
    },
  )

  it('wait for their day, are nobody’s turn meanwhile, and are made once', async () => {
    loja.festa = '2099-12-24'
    const id = await pronto()
    expect(await l.ler(id)).toMatchObject({ status: 'pronto', agendado: true })
    expect(await l.esperaPor(id, l.calculista())).toBe(false)
    await l.cumprir()
    expect((await l.ler(id)).status).toBe('pronto')
    await chegarODia(id)
    await Promise.all([l.cumprir(), l.cumprir()])
    expect((await transicoes(id)).filter(([nome]) => nome === 'entregar')).toEqual([['entregar', null]])
  })

  it('are checked again on the day; what stops one is told, and it is then somebody’s turn', async () => {
    loja.festa = '2099-12-24'
    const id = await pronto()
    loja.embalado = false
    await chegarODia(id)
    await l.cumprir()
    expect(await l.ler(id)).toMatchObject({ status: 'pronto', agendado: false })
    expect(await l.esperaPor(id, l.calculista())).toBe(true)
    const avisos = await l.rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('processoId', '=', id)
      .where('icone', '=', 'warning')
      .execute()
    expect(avisos.length).toBeGreaterThan(0)
    expect(avisos[0]?.texto).toContain('o sistema não pôde entregar no dia marcado.')
  })
})

/** A toy whose day has come. */
const vencido = async (para = '2020-01-01') => {
  loja.festa = '2099-12-24'
  const id = await pronto()
  await l.passarAoProximo()
  await sql`update processo_agenda set para = ${para} where processo_id = ${id}`.execute(l.rh.db)
  return id
}
const status = async (id: number) => (await l.ler(id)).status
/** The toy with one of its moves declared otherwise. */
const comTransicao = (nome: string, mais: object): AnyProcess => {
  const transitions: AnyProcess['transitions'] = brinquedo.transitions
  const spec = transitions[nome]
  if (!spec) throw new Error(`No move ${nome}`)
  return { ...(brinquedo as AnyProcess), transitions: { ...transitions, [nome]: { ...spec, ...mais } } }
}
/** The toy as a kind whose reasons are told. */
const { discreto: _, ...falante } = brinquedo as AnyProcess
/** The moves of the day by a module that differs from the toy's in this. */
const cumprirCom = (mais: Partial<typeof l.modulo>) =>
  cumprirAgenda(brinquedo, () => ({ ...l.modulo, ...mais })).executar(l.rh.deps)
const ultimoEvento = (id: number) =>
  l.rh.db
    .selectFrom('processoEvento')
    .select(['tipo', 'nome', 'para', 'motivo', 'alertas', 'pareceres', 'usuarioId'])
    .where('processoId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
const avisados = async (id: number) => {
  const linhas = l.rh.db.selectFrom('notificacao').select(['usuarioId', 'texto', 'assunto'])
  return linhas.where('processoId', '=', id).where('icone', '=', 'warning').execute()
}

describe('moves whose day has come', () => {
  it('are made in the order of their days, and of when they were left for them', async () => {
    const [depois, antes, primeiro] = [await vencido(), await vencido(), await vencido('2019-12-31')]
    await sql`update processo_agenda set em = em - interval '1 hour' where processo_id = ${antes}`.execute(
      l.rh.db,
    )
    await l.cumprir()
    const feitos = await l.rh.db
      .selectFrom('processoEvento')
      .select('processoId')
      .where('nome', '=', 'entregar')
      .where('processoId', 'in', [depois, antes, primeiro])
      .orderBy('id')
      .execute()
    expect(feitos.map(({ processoId }) => processoId)).toEqual([primeiro, antes, depois])
  })

  it('that broke are tried again, hold no other back, and fail the task', async () => {
    const [quebrado, outro] = [await vencido('2019-12-31'), await vencido()]
    const contexto: typeof l.modulo.contexto = (work, processo, quem) => {
      if (processo.id === quebrado) throw new Error('The shelf fell down')
      return l.modulo.contexto(work, processo, quem)
    }
    await expect(cumprirCom({ contexto })).rejects.toMatchObject({
      message: '1 moves were not made',
      errors: [{ message: 'The shelf fell down' }],
    })
    expect([await status(quebrado), await status(outro)]).toEqual(['pronto', 'entregue'])
    expect((await l.ler(quebrado)).agendado).toBe(true)
    await l.cumprir()
    expect(await status(quebrado)).toBe('entregue')
  })

  it('are the system’s, in every contract, and take as read what nobody is there to read', async () => {
    const id = await vencido()
    const quens: unknown[] = []
    const contexto: typeof l.modulo.contexto = (work, processo, quem) => {
      quens.push(quem)
      return l.modulo.contexto(work, processo, quem)
    }
    const amassada = { codigo: 'amassada', severidade: 'alerta', mensagem: 'A caixa amassou.' } as const
    await cumprirCom({ contexto, regras: { ...l.modulo.regras, embalado: () => [amassada] } })
    expect(quens).toEqual([{ id: 0, grupos: [], escopado: false }])
    expect(await ultimoEvento(id)).toMatchObject({
      tipo: 'transicao',
      nome: 'entregar',
      motivo: null,
      alertas: [amassada],
    })
  })

  it('are not made where the process has gone on by another way', async () => {
    const id = await vencido()
    await sql`update processo set status = 'guardado' where id = ${id}`.execute(l.rh.db)
    await l.cumprir()
    expect(await l.ler(id)).toMatchObject({ status: 'guardado', agendado: false })
    expect((await transicoes(id)).map(([nome]) => nome)).not.toContain('entregar')
  })

  it('that stop say in the history what is of no field, and keep what is reserved from whom it is kept', async () => {
    const caixa = { codigo: 'sem_caixa', severidade: 'bloqueio', mensagem: 'Falta a caixa.' } as const
    const cor = { ...caixa, codigo: 'sem_cor', mensagem: 'Falta a cor.', etapa: 'folha' }
    const pararPor = async (...achados: readonly Pendencia[]) => {
      const id = await vencido()
      const { versao } = await l.ler(id)
      await cumprirCom({ regras: { ...l.modulo.regras, embalado: () => [...achados] } })
      expect((await l.ler(id)).versao).toBe(versao + 1)
      return ultimoEvento(id)
    }
    const parada = {
      tipo: 'agenda',
      nome: 'entregar',
      para: null,
      motivo: 'Falta a caixa.',
      alertas: [cor],
      pareceres: ['calculo'],
      usuarioId: null,
    }
    expect(await pararPor(cor, caixa)).toEqual(parada)
    expect(await pararPor(cor)).toEqual({ ...parada, motivo: null })
  })

  it('that stop are told once to those who may make them and to who asked', async () => {
    await l.darGrupos(l.calculista())
    const id = await vencido()
    loja.embalado = false
    await Promise.all([cumprirCom({ process: falante }), cumprirCom({ process: falante })])
    const { numero } = await l.ler(id)
    const texto = `Brinquedo ${numero}: o sistema não pôde entregar no dia marcado. Falta: sem_caixa.`
    const ditos = await avisados(id)
    const ids = ditos.map(({ usuarioId }) => usuarioId)
    expect(ids).toEqual(expect.arrayContaining([l.gestor().id, l.calculista().id]))
    expect(ditos).toEqual([...new Set(ids)].map((usuarioId) => ({ usuarioId, texto, assunto: 'vez' })))
  })

  it('that stop are told without the reason where the kind is discreet', async () => {
    const id = await vencido()
    loja.embalado = false
    await l.cumprir()
    const { numero } = await l.ler(id)
    const texto = `Brinquedo ${numero}: o sistema não pôde entregar no dia marcado. Veja o motivo no registro.`
    expect(new Set((await avisados(id)).map((dito) => dito.texto))).toEqual(new Set([texto]))
    expect(await ultimoEvento(id)).toMatchObject({ motivo: 'Falta: sem_caixa.' })
  })

  it('that only the system makes are told to who asked, where they stop', async () => {
    const id = await vencido()
    loja.embalado = false
    await cumprirCom({ process: comTransicao('entregar', { quem: 'motor' }) })
    expect((await avisados(id)).map(({ usuarioId }) => usuarioId)).toEqual([l.gestor().id])
  })

  it('is a task of the first minutes of every hour, named after its kind', () => {
    expect(cumprirAgenda(brinquedo, () => l.modulo)).toMatchObject({
      nome: 'brinquedo.cumprir-agenda',
      titulo: 'Brinquedos com data marcada',
      cron: '5 * * * *',
    })
  })
})

describe('a move that may be left for a day', () => {
  it('asks for the password on the day it is left, and waits', async () => {
    const id = await pronto()
    const { versao } = await l.ler(id)
    const guardar = (ator: ReturnType<typeof l.gestor>) =>
      l.registroDe('POST /guardar', ator, { body: { id, versao, para: '2026-12-01' } })
    expect(await recusa(guardar(l.almoxarife()))).toEqual({ codigo: 'confirmar_senha' })
    const confirmado = { ...l.almoxarife(), confirmadaAte: '2099-01-01T00:00:00Z' }
    expect(await guardar(confirmado)).toMatchObject({
      status: 'pronto',
      agenda: { transicao: 'guardar', para: '2026-12-01' },
    })
    expect(await l.esperaPor(id, l.almoxarife())).toBe(false)
  })

  const dia = '2026-12-01'
  const confirmado = () => ({ ...l.almoxarife(), confirmadaAte: '2099-01-01T00:00:00Z' })
  const guardado = async () => {
    const id = await pronto()
    const { versao } = await l.ler(id)
    await l.registroDe('POST /guardar', confirmado(), { body: { id, versao, para: dia } })
    return id
  }

  it('is one that may be, and is undone only by who may make it', async () => {
    const id = await guardado()
    const { versao } = await l.ler(id)
    const emprestar = l.registroDe('POST /emprestar', l.coordenador(), { body: { id, versao, para: dia } })
    expect(await recusa(emprestar)).toEqual({ codigo: 'transicao_invalida' })
    const desagendar = (quem = l.almoxarife()) =>
      l.registroDe('POST /desagendar', quem, { body: { id, versao } })
    expect(await recusa(desagendar(l.calculista()))).toEqual({ codigo: 'sem_permissao' })
    expect(await desagendar()).toMatchObject({ status: 'pronto', agenda: null })
  })

  it('is not made once the process has gone on by another way', async () => {
    await l.darGrupos(l.almoxarife())
    const id = await guardado()
    await sql`update processo set status = 'em_conferencia' where id = ${id}`.execute(l.rh.db)
    await chegarODia(id)
    await l.cumprir()
    expect(await l.ler(id)).toMatchObject({ status: 'em_conferencia', agendado: false })
    expect(await ultimoEvento(id)).toMatchObject({
      tipo: 'agenda',
      motivo: 'Não é possível guardar agora: a situação é "Em conferência".',
    })
  })

  it('has its alerts read on the day it is left, and asks for no password where the move does not', async () => {
    const id = await pronto()
    const { versao } = await l.ler(id)
    loja.raro = true
    const process = comTransicao('guardar', { checks: ['existe'], confirmaSenha: undefined })
    const deixar = (...alertasAceitos: string[]) => {
      const request = requestDe(l.almoxarife())
      const engine = { alertas: l.rh.deps.alertas, fuso: l.rh.deps.config.empresaFuso }
      const pedido = { id, versao, transicao: 'guardar', para: dia, alertasAceitos }
      return write(l.rh.deps, request, (work) =>
        agendar(engine, { ...l.modulo, process }, work, request, pedido),
      )
    }
    expect(await recusa(deixar())).toEqual({ codigo: 'pendencias', achados: ['raro'] })
    await deixar('raro')
    const agenda = l.rh.db.selectFrom('processoAgenda').select(['transicao', 'alertas'])
    expect(await agenda.where('processoId', '=', id).execute()).toEqual([
      { transicao: 'guardar', alertas: [expect.stringMatching(/^raro:/)] },
    ])
  })

  it('stops on its day where an alert says what nobody read', async () => {
    await l.darGrupos(l.almoxarife())
    const process = comTransicao('guardar', { checks: ['existe'], confirmaSenha: undefined })
    const acha = (mensagem: string): Partial<typeof l.modulo> => ({
      process,
      regras: { ...l.modulo.regras, existe: () => [{ codigo: 'raro', severidade: 'alerta', mensagem }] },
    })
    const deixado = async () => {
      const id = await pronto()
      const { versao } = await l.ler(id)
      const request = requestDe(l.almoxarife())
      const engine = { alertas: l.rh.deps.alertas, fuso: l.rh.deps.config.empresaFuso }
      const pedido = { id, versao, transicao: 'guardar', para: dia, alertasAceitos: ['raro'] }
      await write(l.rh.deps, request, (work) =>
        agendar(engine, { ...l.modulo, ...acha('Restam dois.') }, work, request, pedido),
      )
      await chegarODia(id)
      await l.passarAoProximo()
      return id
    }
    const [igual, outro] = [await deixado(), await deixado()]
    await sql`update processo_agenda set para = '2099-01-01' where processo_id = ${outro}`.execute(l.rh.db)
    await cumprirCom(acha('Restam dois.'))
    expect(await status(igual)).toBe('guardado')
    await chegarODia(outro)
    await cumprirCom(acha('Resta um.'))
    expect(await l.ler(outro)).toMatchObject({ status: 'pronto', agendado: false })
    expect(await ultimoEvento(outro)).toMatchObject({ tipo: 'agenda', motivo: 'Resta um.' })
  })
})
