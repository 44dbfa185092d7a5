import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, voltarSemServidor } from './tela.tsx'

usarSistema()
// The solver has a thread of its own, and a busy machine few processors.
vi.setConfig({ testTimeout: 90_000 })
const ESPERA = { timeout: 60_000 }

describe('the plan of vacations of a year', () => {
  it('is proposed, changed by hand and solved again, all from the keyboard', async () => {
    const gestor = await sistema().as('gestor')
    const { contratos } = await gestor.call('GET /api/ferias/planejamento/listar')
    const pessoa = await abrir('gestor', '/operacional/ferias/planejamento')
    const contrato = await screen.findByRole('combobox', { name: /Contrato/ })
    await pessoa.type(contrato, contratos[0]?.label ?? '')
    await pessoa.keyboard('{ArrowDown}{Enter}')
    screen.getByRole('button', { name: 'Propor as datas' }).focus()
    await pessoa.keyboard('{Enter}')
    const tabela = await screen.findByRole('table', { name: 'Datas propostas' }, ESPERA)
    expect(within(tabela).getAllByText(/turnos? a cobrir/).length).toBeGreaterThan(0)
    expect(screen.getByText('Dobra evitada')).toBeTruthy()

    const [nenhuma] = within(tabela).getAllByRole('button', { name: /^Não esta pessoa/ })
    const nome = nenhuma?.getAttribute('aria-label')?.replace('Não esta pessoa: ', '') ?? ''
    nenhuma?.focus()
    await pessoa.keyboard('{Enter}')
    const [fixar] = within(tabela).getAllByRole('button', { name: /^Fixar a data/ })
    await waitFor(() => expect(screen.getByText(/Há mudanças feitas à mão/)).toBeTruthy())
    expect(screen.queryByRole('button', { name: 'Aceitar e pedir' })).toBeNull()
    fixar?.focus()

    screen.getByRole('button', { name: 'Resolver de novo' }).focus()
    await pessoa.keyboard('{Enter}')
    await screen.findByRole('button', { name: `Incluir de novo ${nome}` }, ESPERA)
    await screen.findByRole('button', { name: 'Aceitar e pedir' }, ESPERA)
    expect(screen.queryByText(/Há mudanças feitas à mão/)).toBeNull()
  })

  it('says in the dialog why a date is refused, and keeps what was typed, also without a server', async () => {
    const gestor = await sistema().as('gestor')
    const { contratos } = await gestor.call('GET /api/ferias/planejamento/listar')
    const { id } = await gestor.call('POST /api/ferias/planejamento/criar', {
      body: { ano: 2027, contratoId: contratos[0]?.value ?? 0 },
    })
    await gestor.call('POST /api/ferias/planejamento/resolver', { body: { id, versao: 1 } })
    const pessoa = await abrir('gestor', `/operacional/ferias/planejamento/${id}`)
    const tabela = await screen.findByRole('table', { name: 'Datas propostas' }, ESPERA)
    const [mudar] = within(tabela).getAllByRole('button', { name: /^Mudar as férias de/ })
    if (!mudar) throw new Error('no row')
    await pessoa.click(mudar)
    const dialogo = await screen.findByRole('dialog')
    const inicio = within(dialogo).getAllByRole('textbox', { name: /Começa em/ })[0] as HTMLInputElement
    // New Year's Day.
    await pessoa.escrever(inicio, '01/01/2027')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Fixar' }))
    expect((await within(dialogo).findAllByText(/01\/01\/2027 não serve/)).length).toBeGreaterThan(0)
    expect(inicio.value).toBe('01/01/2027')
    await voltarSemServidor(/^GET .*planejamento\/\d+$/)
    expect(screen.getByRole('dialog')).toBe(dialogo)
    expect(inicio.isConnected).toBe(true)
  })
})
