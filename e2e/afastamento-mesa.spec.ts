import { expectAcessivel } from './acessibilidade.ts'
import { cena, conectar, daquiA, entrar, teclas } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Verificado {
  readonly pendencias: readonly { readonly codigo: string; readonly severidade: string }[]
}
interface Pessoa {
  readonly id: number
  readonly nome: string
}

/** `2026-11-20` as the pages write it. */
const dia = (data: string): string => data.split('-').toReversed().join('/')
const atestado = { medico: 'Aurora Bittencourt', conselho: 'CRM', registro: '48213', uf: 'SP' }

/** Informs a leave of the first of the manager's people, found by each of some words, whom nothing keeps from it. */
async function informar(servidor: Servidor, procuras: readonly string[], dados: object) {
  const { ler, mandar } = await conectar(servidor, 'gestor')
  for (const procura of procuras) {
    const { results } = await ler<{ results: readonly Pessoa[] }>(`/api/colaborador/listar?${procura}`)
    for (const pessoa of results) {
      const corpo = { colaboradorId: pessoa.id, dados }
      const { pendencias } = await mandar<Verificado>('/api/afastamento/verificar', corpo)
      if (pendencias.some(({ severidade }) => severidade === 'bloqueio')) continue
      const alertasAceitos = pendencias.flatMap(({ codigo, severidade }) =>
        severidade === 'alerta' ? [codigo] : [],
      )
      const { id } = await mandar<{ id: number }>('/api/afastamento/criar', { ...corpo, alertasAceitos })
      return { id, pessoa }
    }
  }
  throw new Error('Nobody of the demo company may be away on these days')
}

test('an accident goes from its CAT and INSS to an unfit exam, the limbo and the way back, at the desks', async ({
  page,
  browser,
  servidor,
}) => {
  const inicio = daquiA(-40)
  const { id } = await informar(servidor, ['porPagina=100&situacao=ativo'], {
    motivo: '01',
    inicio,
    fim: daquiA(0),
    'acidente.data': inicio,
    ...Object.fromEntries(
      Object.entries({ ...atestado, emissao: inicio }).map(([campo, valor]) => [`atestado.${campo}`, valor]),
    ),
  })

  await entrar(page, 'sesmt', `/sesmt/afastamento/visualizar/${id}`)
  await page.getByRole('button', { name: 'Registrar CAT' }).click()
  await page.getByRole('textbox', { name: 'Número da CAT' }).fill('2026.123.456-7/01')
  await page.keyboard.press('Enter')
  await expect(page.getByText('CAT registrada').first()).toBeVisible()
  await page.getByRole('button', { name: 'Homologar' }).click()
  await expect(page.getByText(/Aguardando INSS/).first()).toBeVisible()

  await cena({ browser, servidor }, 'beneficio', `/rh/afastamento/visualizar/${id}`, async (mesa) => {
    await mesa.getByRole('button', { name: 'Registrar INSS' }).click()
    await mesa.getByRole('textbox', { name: 'Número do benefício' }).fill('6412003391')
    await mesa.getByRole('radio', { name: 'Concedido' }).check()
    await mesa.getByRole('textbox', { name: 'Início do benefício (DIB)' }).fill(teclas(daquiA(-25)))
    await mesa.getByRole('textbox', { name: 'Último dia do benefício' }).fill(teclas(daquiA(-1)))
    await mesa.getByRole('button', { name: 'Registrar INSS' }).last().click()
    await expect(mesa.getByText('Benefício registrado').first()).toBeVisible()
    await expect(mesa.getByText('Aguardando INSS', { exact: true })).toHaveCount(0)
    await expect(mesa.getByText('Aurora Bittencourt')).toHaveCount(0)
  })

  const registrarExame = async (resultado: 'Apto' | 'Inapto'): Promise<void> => {
    await page.getByRole('button', { name: 'Registrar exame de retorno' }).click()
    await page.getByRole('textbox', { name: 'Exame de retorno em' }).fill(teclas(daquiA(0)))
    await page.getByRole('radio', { name: resultado, exact: true }).check()
    await page.getByRole('button', { name: 'Registrar exame de retorno' }).last().click()
    await expect(page.getByText('Exame registrado').first()).toBeVisible()
  }
  await page.reload()
  await registrarExame('Inapto')
  await expect(page.getByText('Limbo', { exact: true }).first()).toBeVisible()
  await expectAcessivel(page, 'afastamento no limbo')
  await cena({ browser, servidor }, 'cadastro', `/rh/afastamento/visualizar/${id}`, async (mesa) => {
    await expect(mesa.getByText('Limbo', { exact: true }).first()).toBeVisible()
  })
  await registrarExame('Apto')
  await expect(page.getByText('Limbo', { exact: true })).toHaveCount(0)
  await expect(page.getByText(`Encerramento em ${dia(daquiA(1))}`)).toBeVisible()
})

test('a birth with weeks in hospital ends the vacation in which it came, and is counted from the discharge', async ({
  page,
  servidor,
}) => {
  const { ler } = await conectar(servidor, 'cadastro')
  const emGozo = await ler<{ results: readonly { id: number; nome: string; data: string }[] }>(
    '/api/ferias/listar?status=em_gozo&porPagina=50',
  )
  const parto = daquiA(-4)
  const deFerias = emGozo.results.filter(({ data }) => data < parto)
  const alta = daquiA(16)
  const { id, pessoa } = await informar(
    servidor,
    deFerias.map(({ nome }) => `busca=${encodeURIComponent(nome)}`),
    {
      motivo: '17',
      inicio: parto,
      parto,
      'internacao.inicio': parto,
      'internacao.fim': alta,
    },
  )
  await entrar(page, 'sesmt', `/sesmt/afastamento/visualizar/${id}`)
  await expect(page.getByText(/141 dias/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Homologar' }).click()
  await expect(page.getByText('Homologado', { exact: true }).first()).toBeVisible()

  const ferias = deFerias.find(({ nome }) => nome === pessoa.nome)
  await entrar(page, 'cadastro', `/rh/ferias/visualizar/${ferias?.id}`)
  await expect(page.getByText('Interrompida', { exact: true }).first()).toBeVisible()
  await page.goto(`/rh/afastamento/visualizar/${id}`)
  await expect(page.getByText(/Férias/).first()).toBeVisible()
})
