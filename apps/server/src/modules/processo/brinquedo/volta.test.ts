import { expect, it } from 'vitest'
import { abrirLoja } from '../../../test/loja.ts'

// A toy that goes back to whoever asked for it, and comes again.

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
