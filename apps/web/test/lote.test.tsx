import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { loteEmAnalise, modulos, sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

/** Less than the thirty days of notice, which an approval may lift. */
const PERTO = '2026-12-07'
const AVISO = /deviam ser comunicadas por escrito/

const situacoes = async (id: number) =>
  (await (await sistema().as('coordenador')).call('GET /api/ferias/lote/obter/:id', { params: { id } }))
    .situacoes

async function perguntar(id: number) {
  const pessoa = await abrir('coordenador', `/rh/ferias/lotes/${id}`)
  await pessoa.click(await screen.findByRole('button', { name: 'Aprovar em lote' }))
  const dialogo = await screen.findByRole('dialog', { name: 'Aprovar o lote inteiro?' })
  await within(dialogo).findAllByRole('button', { name: /^Quem/ })
  return { pessoa, dialogo }
}

describe('a whole batch that is approved', () => {
  it('asks for each kind of finding once, and for a reason where one is lifted', async () => {
    const id = await loteEmAnalise(sistema(), [PERTO, PERTO], 'Com aviso curto')
    const { pessoa, dialogo } = await perguntar(id)
    const excecao = within(dialogo).getByRole('checkbox', { name: 'Autorizo a exceção', description: AVISO })
    // Nobody passes yet: nothing is sent, and the dialog says why.
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Aprovar' }))
    expect(within(dialogo).getByText(/ninguém passa/)).toBeTruthy()
    expect(rede.chamadas(/lote\/mover/)).toEqual([])
    expect(await situacoes(id)).toEqual({ em_analise: 2 })

    const [quem] = within(dialogo).getAllByRole('button', { name: 'Quem são', description: AVISO })
    if (!quem) throw new Error('no names')
    await pessoa.click(quem)
    expect(within(dialogo).getAllByText(/^Férias de Teste/).length).toBeGreaterThanOrEqual(2)

    for (const tique of within(dialogo).getAllByRole('checkbox')) await pessoa.click(tique)
    expect((excecao as HTMLInputElement).checked).toBe(true)
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Aprovar' }))
    expect(await within(dialogo).findByText('Escreva pelo menos 10 caracteres')).toBeTruthy()
    const motivo = within(dialogo).getByRole('textbox', { name: 'Por que a exceção é autorizada' })
    await pessoa.type(motivo, 'Combinado com o cliente')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Aprovar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await modulos.ferias.lotes?.executar(sistema().deps)
    expect(await situacoes(id)).toEqual({ aprovada: 2 })
  })

  it('lets go whoever has nothing in the way, and tells of the others one by one', async () => {
    const id = await loteEmAnalise(sistema(), ['2027-04-05', PERTO], 'Um de cada')
    const { pessoa, dialogo } = await perguntar(id)
    // What is left without its tick is the short notice alone.
    for (const tique of within(dialogo).queryAllByRole('checkbox', { name: 'Estou ciente' }))
      await pessoa.click(tique)
    await pessoa.click(await within(dialogo).findByRole('button', { name: 'Aprovar 1 de 2' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await modulos.ferias.lotes?.executar(sistema().deps)
    expect(await situacoes(id)).toEqual({ aprovada: 1, em_analise: 1 })
    await abrir('coordenador', `/rh/ferias/lotes/${id}`)
    const tabela = await screen.findByRole('table', { name: 'Pessoas do lote' })
    expect(await within(tabela).findAllByText(AVISO)).toHaveLength(1)
  })
})
