import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { alguemDeFerias, modulos, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const campo = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const botao = (name: string | RegExp) => screen.findByRole('button', { name })

/** Asks for twenty days from 21 December, for one contract. */
async function verQuemEntra(pessoa: Pessoa, contratoId: number): Promise<void> {
  const { contratos } = await (await sistema().as('coordenador')).call('GET /api/ferias/coletivas/opcoes')
  const nome = contratos.find(({ value }) => value === contratoId)?.label ?? ''
  await pessoa.type(await screen.findByRole('combobox', { name: /^Contratos/ }), nome)
  await pessoa.click(await screen.findByRole('option', { name: nome }))
  await pessoa.type(await campo('Início'), '21122026')
  await pessoa.click(await botao('Ver quem entra'))
  await botao('Começar as coletivas')
}

async function procurar(pessoa: Pessoa, nome: string): Promise<void> {
  const busca = await screen.findByRole('searchbox', { name: 'Buscar por nome' })
  await pessoa.clear(busca)
  await pessoa.type(busca, nome)
}

describe('collective vacations', () => {
  it('say by when each notice is due as soon as there is a start', async () => {
    const pessoa = await abrir('coordenador', '/rh/ferias/coletivas')
    await pessoa.type(await campo('Início'), '21122026')
    expect(await screen.findAllByText('Até 06/12/2026')).toHaveLength(3)
  })

  it('do not start while the law says no, and say why', async () => {
    const pessoa = await abrir('coordenador', '/rh/ferias/coletivas')
    await pessoa.type(await campo('Início'), '30112026')
    await pessoa.click(await botao('Ver quem entra'))
    expect(await screen.findAllByText(/a comunicação era devida até 15\/11\/2026/)).toHaveLength(3)
    expect((await botao('Começar as coletivas')).hasAttribute('disabled')).toBe(true)
  })

  it('leave out who is taken out, with a reason, and open the others as a batch', async () => {
    const { id, contratoId } = await alguemDeFerias(sistema())
    const pessoa = await abrir('coordenador', '/rh/ferias/coletivas')
    await verQuemEntra(pessoa, contratoId)
    await procurar(pessoa, 'Férias de Teste')
    await pessoa.click(await botao(/^Retirar: Férias de Teste/))
    const dialogo = await screen.findByRole('dialog')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Retirar' }))
    expect(
      await within(dialogo).findByRole('textbox', { name: 'Motivo', description: 'Campo obrigatório' }),
    ).toBeTruthy()
    await pessoa.type(within(dialogo).getByRole('textbox', { name: 'Motivo' }), 'Fica de plantão')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Retirar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pessoa.click(await botao(/^Retirados/))
    expect(await screen.findByText('Fica de plantão')).toBeTruthy()

    await pessoa.click(await botao('Começar as coletivas'))
    await pessoa.click(await botao('Começar'))
    expect(await screen.findByRole('progressbar', { name: 'Abrindo os pedidos' })).toBeTruthy()
    expect(rede.chamadas(/^POST \/api\/ferias\/coletivas\/iniciar$/)).toHaveLength(1)
    await modulos.ferias.lotes?.executar(sistema().deps)
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Abrindo os pedidos' })).toBeNull())
    const { results } = await (await sistema().as('coordenador')).call('GET /api/ferias/lotes')
    expect(results[0]?.contagens.criado).toBeGreaterThan(0)
    const dela = sistema().db.selectFrom('processoLoteItem').select('id').where('vinculoId', '=', id)
    expect(await dela.execute()).toEqual([])
  }, 120_000)
})
