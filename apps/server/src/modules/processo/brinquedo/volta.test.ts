import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { writeAsSystem } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { brinquedo } from '../../../test/brinquedo.ts'
import { abrirLoja } from '../../../test/loja.ts'
import { executar } from '../engine.ts'
import { lockProcesso } from '../repository.ts'

// A toy that goes back to whoever asked for it and comes again, and what its history keeps of the way.

const l = abrirLoja()

const emConferencia = async (): Promise<number> => {
  const { id } = await l.abrir()
  await l.dar(id, l.calculista(), 'calculo')
  return id
}
const devolver = (id: number) => l.mover(id, l.conferente(), 'devolver', { motivo: 'Outra cor' })
/** What each step of the history denied. */
const negadasDe = async (id: number) => {
  const eventos = l.rh.db.selectFrom('processoEvento').select(['nome', 'pareceres'])
  const linhas = await eventos.where('processoId', '=', id).orderBy('id').execute()
  return linhas.map(({ nome, pareceres }) => [nome, pareceres])
}
const ultimo = async (id: number) => (await l.obter(id, l.coordenador())).eventos.at(-1)

it('is returned by the parecer of whoever returns it, and by no other', async () => {
  const id = await emConferencia()
  await devolver(id)
  expect((await l.ler(id)).status).toBe('devolvido')
  expect((await l.ler(id)).pareceres).toEqual({
    calculo: 'aprovado',
    pintura: 'dispensado',
    conferencia: 'devolvido',
  })
  expect(await ultimo(id)).toMatchObject({ nome: 'devolver', alertas: [] })
  expect(await negadasDe(id)).toEqual([
    [null, []],
    ['calculo', []],
    ['conferir', []],
    ['pintura', []],
    ['devolver', ['conferencia']],
  ])
})

it('is sent again by another hand, with what returned it asked again and the day of the first request', async () => {
  const id = await emConferencia()
  const pedidoEm = (await l.ler(id)).dataSolicitacao
  expect(pedidoEm).not.toBeNull()
  await devolver(id)
  l.rh.clock.irPara(l.rh.clock.agora().add({ hours: 2 }).toString())
  const outro = l.pessoa(3, 'Gestor')
  await l.mover(id, outro, 'reenviar')
  const { status, maos, pareceres, dataSolicitacao } = await l.ler(id)
  // What was calculated holds: nothing that it looks at has changed.
  expect({ status, maos, dataSolicitacao }).toEqual({
    status: 'em_conferencia',
    maos: [outro.id],
    dataSolicitacao: pedidoEm,
  })
  expect(pareceres).toEqual({ calculo: 'aprovado', pintura: 'dispensado', conferencia: 'pendente' })
  // Returned once more, its hands begin anew.
  await devolver(id)
  expect((await l.ler(id)).maos).toEqual([])
})

it('is called off without denying what whoever does it has in hand', async () => {
  const { id } = await l.abrir()
  await l.mover(id, l.pessoa(1, 'Rescisao', 'Coordenador'), 'cancelar', { motivo: 'Ninguém o quer' })
  expect((await l.ler(id)).pareceres).toEqual({})
  expect((await negadasDe(id)).at(-1)).toEqual(['cancelar', []])
})

it('enters its stage by the facts of the pareceres that its sending opened again', async () => {
  const { id } = await l.abrir()
  await l.mover(id, l.calculista(), 'devolver', { motivo: 'Outra cor' })
  /** Paint is asked for in the first stage, for as long as nobody calculated. */
  const modulo = {
    ...l.modulo,
    process: {
      ...brinquedo,
      stages: [{ status: 'pedido', pareceres: ['calculo', 'pintura'], aoConcluir: 'conferir' }],
    } as const,
    contexto: async (...de: Parameters<typeof l.modulo.contexto>) => ({
      ...(await l.modulo.contexto(...de)),
      colorido: de[1].pareceres['calculo'] === 'pendente',
    }),
  }
  await writeAsSystem(l.rh.deps, 'teste', async (work) => {
    const quem = l.gestor()
    const processo = await lockProcesso(work.tx, brinquedo.name, id, quem)
    if (!processo) throw new Error('The toy is gone')
    const engine = { alertas: l.rh.deps.alertas, fuso: l.rh.deps.config.empresaFuso }
    await executar(engine, modulo, work, { processo, quem, autorId: quem.id }, { transicao: 'reenviar' })
  })
  expect((await l.ler(id)).pareceres).toEqual({ calculo: 'pendente' })
})

it('keeps in its history what was accepted, and says nothing where nothing was', async () => {
  const id = await emConferencia()
  await l.dar(id, l.conferente(), 'conferencia')
  l.loja.paraMaiores = true
  const mais = { dados: { ate: '2026-12-31' }, alertasAceitos: ['para_maiores'], motivo: 'O irmão cuida' }
  await l.mover(id, l.coordenador(), 'emprestar', mais)
  expect(await ultimo(id)).toMatchObject({ nome: 'emprestar', alertas: [{ codigo: 'para_maiores' }] })
  const { eventos } = (await l.obter(id, l.coordenador())) as unknown as {
    readonly eventos: readonly { readonly nome: string; readonly alertas: readonly unknown[] }[]
  }
  expect(eventos.filter(({ alertas }) => alertas.length > 0).map(({ nome }) => nome)).toEqual(['emprestar'])
})

it('tells in its history of a decision by whoever asked, where the company lets them', async () => {
  const permitir = (vale: boolean) => sql`update empresa set permite_autoaprovacao = ${vale}`.execute(l.rh.db)
  /** What the history says of the last move of a toy that one person asked for and another one moved. */
  const ditoDe = async (pediu: Ator, moveu: Ator, transicao: string, mais = {}) => {
    const { id } = await l.abrir({ cor: 'verde' }, pediu)
    await l.dar(id, l.calculista(), 'calculo')
    await l.dar(id, l.conferente(), 'conferencia')
    const { status, eventos } = await l.mover(id, moveu, transicao, mais)
    await l.passarAoProximo()
    return [status, eventos.at(-1)]
  }
  const ate = { dados: { ate: '2026-12-31' } }
  await permitir(true)
  expect(await ditoDe(l.coordenador(), l.coordenador(), 'emprestar', ate)).toMatchObject([
    'emprestado',
    { nome: 'emprestar', alertas: [{ codigo: 'autoaprovacao', severidade: 'alerta' }] },
  ])
  expect(await ditoDe(l.gestor(), l.coordenador(), 'emprestar', ate)).toMatchObject([
    'emprestado',
    { nome: 'emprestar', alertas: [] },
  ])
  // A move that is theirs to make tells of nothing.
  expect(await ditoDe(l.gestor(), l.gestor(), 'desistir')).toMatchObject([
    'cancelado',
    { nome: 'desistir', alertas: [] },
  ])
  await permitir(false)
})
