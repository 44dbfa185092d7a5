import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

const pdf = () => new File(['%PDF-1.7\nassinado'], 'assinado.pdf', { type: 'application/pdf' })
const SEM_SERVIDOR = 'Não foi possível falar com o servidor.'

/** A contract of the demo company with a document of its own. */
async function comDocumento(): Promise<number> {
  const comercial = await sistema().as('comercial')
  const { results } = await comercial.call('GET /api/contratos/listar', { query: {} })
  const contratoId = results[0]?.id ?? 0
  const { id: arquivoId } = await comercial.call('POST /api/contratos/arquivo', { arquivo: pdf() })
  await comercial.call('POST /api/contratos/documento', { body: { contratoId, arquivoId, tipo: 'outro' } })
  return contratoId
}

/** A contract with a proof of the month that its dossier opens at. */
async function comComprovante(): Promise<number> {
  const cadastro = await sistema().as('cadastro')
  const { results } = await cadastro.call('GET /api/contratos/dossie/contratos')
  const contratoId = results[0]?.value ?? 0
  const { mes } = await cadastro.call('GET /api/contratos/dossie/:id', {
    params: { id: contratoId },
    query: {},
  })
  const { id: arquivoId } = await cadastro.call('POST /api/contratos/dossie/arquivo', { arquivo: pdf() })
  await cadastro.call('POST /api/contratos/dossie/comprovante', {
    body: { contratoId, mes, tipo: 'fgts', arquivoId, conferido: true },
  })
  return contratoId
}

describe('a paper that could not be taken off', () => {
  it.each([
    ['Retirar este documento?', async () => `/comercial/contratos/visualizar/${await comDocumento()}`],
    ['Retirar este comprovante?', async () => `/rh/contratos/dossie/${await comComprovante()}`],
  ])('is said to be there still: %s', async (pergunta, endereco) => {
    const href = await endereco()
    const pessoa = await abrir(href.startsWith('/rh') ? 'cadastro' : 'comercial', href)
    const [retirar] = await screen.findAllByRole('button', { name: /^Retirar .*pdf/ })
    await pessoa.click(retirar ?? document.body)
    const dialogo = within(await screen.findByRole('dialog', { name: pergunta }))
    rede.cortar(/retirar$/)
    await pessoa.click(dialogo.getByRole('button', { name: 'Retirar' }))
    expect(await screen.findByText(SEM_SERVIDOR)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the pay of a post that an amendment changes', () => {
  it('is held against the floor of the union on the day from which it counts', async () => {
    const comercial = await sistema().as('comercial')
    const { results } = await comercial.call('GET /api/contratos/listar', { query: {} })
    const params = { id: results[0]?.id ?? 0 }
    const contrato = await comercial.call('GET /api/contratos/obter/:id', { params, query: {} })
    const [posto] = contrato.postos
    if (!posto) throw new Error('The demo company has no post')
    const piso = { cargoId: posto.cargoId, sindicatoId: contrato.sindicato.id, desde: '2027-03-01' }
    await sistema()
      .db.insertInto('pisoSalarial')
      .values({ ...piso, valorCentavos: 987_600 })
      .execute()
    const pessoa = await abrir('comercial', `/comercial/contratos/visualizar/${params.id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Novo aditivo' }))
    const dialogo = within(await screen.findByRole('dialog'))
    await pessoa.click(await dialogo.findByRole('radio', { name: /Reajuste/ }))
    await pessoa.click(await dialogo.findByRole('button', { name: 'Mudar um posto' }))
    await pessoa.click(await dialogo.findByRole('combobox', { name: 'Posto' }))
    const [opcao] = await screen.findAllByRole('option')
    await pessoa.click(opcao ?? document.body)
    const salario = await dialogo.findByRole('textbox', { name: /^Novo salário previsto/ })
    await pessoa.escrever(salario, '2000,00')
    const dito = (): string => dialogo.getByText(/^Agora .* · /).textContent
    await waitFor(() => expect(dito()).not.toContain('9.876,00'))
    await pessoa.escrever(await dialogo.findByRole('textbox', { name: 'Vale a partir de' }), '01032027')
    await waitFor(() => expect(dito()).toMatch(/Abaixo do piso do sindicato.*9\.876,00/))
    await pessoa.escrever(salario, '10000,00')
    await waitFor(() => expect(dito()).not.toContain('Abaixo'))
  })
})

describe('the people of a contract, by name', () => {
  it('are counted once each, whoever covers a colleague besides their own post', async () => {
    const comercial = await sistema().as('comercial')
    const { results } = await comercial.call('GET /api/contratos/listar', { query: {} })
    const contratos = await Promise.all(
      results.map(({ id }) => comercial.call('GET /api/contratos/obter/:id', { params: { id }, query: {} })),
    )
    const linhas = (contrato: (typeof contratos)[number]) => contrato.postos.flatMap(({ pessoas }) => pessoas)
    const gente = (contrato: (typeof contratos)[number]): number =>
      new Set(linhas(contrato).map(({ vinculoId }) => vinculoId)).size
    const contrato = contratos.find((c) => gente(c) < linhas(c).length)
    if (!contrato) throw new Error('Nobody of the demo company covers a colleague of the same contract')
    const pessoa = await abrir('comercial', `/comercial/contratos/visualizar/${contrato.id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Por pessoa' }))
    expect(await screen.findByText(`${gente(contrato)} pessoas`)).toBeTruthy()
    const [dobrada] = linhas(contrato).filter(
      ({ vinculoId }, i, todas) => todas.findIndex((outra) => outra.vinculoId === vinculoId) !== i,
    )
    const busca = screen.getByRole('searchbox', { name: 'Buscar pessoas do contrato' })
    await pessoa.escrever(busca, dobrada?.matricula ?? '')
    expect(await screen.findByText(`1 de ${gente(contrato)} pessoas`)).toBeTruthy()
  })
})
