import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { abrirLoja, recusa } from '../../../test/loja.ts'

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
  it('are made at once where the day is past', async () => {
    loja.festa = '2026-11-01'
    const id = await pronto()
    expect((await l.ler(id)).status).toBe('entregue')
    expect((await transicoes(id)).at(-1)).toEqual(['entregar', null])
  })

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
    expect(avisos[0]?.texto).toContain('o sistema não pôde entregar no dia marcado. Falta: sem_caixa.')
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
})
