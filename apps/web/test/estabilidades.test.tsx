import { screen, waitFor, within } from '@testing-library/dom'
import { hrefOf } from '@rh/domain/setores/rotas'
import { describe, expect, it, vi } from 'vitest'
import { alguemDeFerias, sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })

/** Somebody of the contracts of the Gestor, with a fact of this kind on the file. */
async function protegido(dados: object) {
  const { id } = await alguemDeFerias(sistema())
  const cadastro = await sistema().as('cadastro')
  await cadastro.call('POST /api/colaborador/estabilidades', { body: { id, dados: dados as typeof mandato } })
  const { results } = await cadastro.call('GET /api/demissao/estabilidades', { query: { porPagina: '100' } })
  return { id, nome: results.find(({ colaboradorId }) => colaboradorId === id)?.nome ?? '' }
}

const mandato = {
  tipo: 'CIPA',
  inicio: '2026-03-02',
  marco: '2026-11-30',
  documento: 'Ata da eleição',
} as const
const gravidez = { ...mandato, tipo: 'GESTANTE', inicio: '2026-11-03', marco: '2027-05-10' } as const

const radar = (busca: string) =>
  `${hrefOf('rh', 'demissao.estabilidades')}?busca=${encodeURIComponent(busca)}`

describe('the radar of protections', () => {
  it('says who, why, under which law and until when, and opens the person', async () => {
    const { id, nome } = await protegido(mandato)
    const pessoa = await abrir('cadastro', radar(nome))
    const linha = (await screen.findByText('Membro eleito da CIPA')).closest('tr')
    if (!linha) throw new Error('no row')
    expect(linha.textContent).toMatch(/ADCT art. 10 II a.*02\/03\/2026.*30\/11\/2027/)
    await pessoa.click(within(linha).getByRole('link'))
    await waitFor(() => expect(pessoa.onde()).toBe(hrefOf('rh', 'colaborador.visualizar', { id })))
  })

  it('tells apart those that end soon', async () => {
    const { nome } = await protegido(mandato)
    const pessoa = await abrir('cadastro', radar(nome))
    await screen.findByText('Membro eleito da CIPA')
    await pessoa.click(screen.getByRole('button', { name: /Termina em até 30 dias/ }))
    expect(await screen.findByText(/^Nenhum registro combina/)).toBeTruthy()
    await pessoa.click(screen.getByRole('button', { name: /Depois de 90 dias/ }))
    expect(await screen.findByText('Membro eleito da CIPA')).toBeTruthy()
  })
})

describe('the protections on a file', () => {
  it('are registered with their paper, saying until when they hold before they are saved', async () => {
    const { id } = await alguemDeFerias(sistema())
    const pessoa = await abrir('cadastro', hrefOf('rh', 'colaborador.visualizar', { id }))
    await pessoa.click(await screen.findByRole('button', { name: 'Registrar' }))
    const dialogo = within(await screen.findByRole('dialog'))
    await pessoa.click(dialogo.getByRole('combobox', { name: 'Estabilidade' }))
    await pessoa.click(await screen.findByRole('option', { name: 'Membro eleito da CIPA' }))
    await pessoa.type(await dialogo.findByRole('textbox', { name: 'Registro da candidatura' }), '02032026')
    await pessoa.type(dialogo.getByRole('textbox', { name: /^Fim do mandato/ }), '30112026')
    await pessoa.type(dialogo.getByRole('textbox', { name: 'Documento que prova' }), 'Ata da eleição')
    expect(await dialogo.findByText('Protege até 30/11/2027.')).toBeTruthy()
    await pessoa.click(dialogo.getByRole('button', { name: 'Registrar' }))
    expect(await screen.findByText('Estabilidade registrada.')).toBeTruthy()
    expect((await screen.findAllByText(/De 02\/03\/2026 a 30\/11\/2027/)).length).toBe(1)
  })

  it('are taken back with a reason, and stay to be read', async () => {
    const { id } = await protegido(mandato)
    const pessoa = await abrir('cadastro', hrefOf('rh', 'colaborador.visualizar', { id }))
    await pessoa.click(await screen.findByRole('button', { name: /^Anular: / }))
    const dialogo = within(await screen.findByRole('dialog'))
    await pessoa.type(dialogo.getByRole('textbox', { name: 'Motivo' }), 'Registrada na pessoa errada')
    await pessoa.click(dialogo.getByRole('button', { name: 'Anular' }))
    expect(await screen.findByText('Nenhuma estabilidade conhecida.')).toBeTruthy()
    expect(await screen.findByText(/Anulado por .*: Registrada na pessoa errada/)).toBeTruthy()
  })

  it('tell Operacional the days and not the reason', async () => {
    const { id } = await protegido(gravidez)
    await abrir('gestor', hrefOf('operacional', 'colaborador.visualizar', { id }))
    expect(await screen.findByText('Estabilidade provisória')).toBeTruthy()
    expect(screen.getByText(/De 03\/11\/2026 a 10\/10\/2027/)).toBeTruthy()
    expect(screen.queryByText(/Gestante/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Registrar' })).toBeNull()
  })
})
