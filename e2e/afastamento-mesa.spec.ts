import { expectAcessivel } from './acessibilidade.ts'
import { conectar, daquiA, entrar, teclas } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Verificado {
  readonly pendencias: readonly { readonly codigo: string; readonly severidade: string }[]
}
/** `2026-11-20` as the pages write it. */
const dia = (data: string): string => data.split('-').toReversed().join('/')
const atestado = { medico: 'Aurora Bittencourt', conselho: 'CRM', registro: '48213', uf: 'SP' }

/** Informs a leave of the first of the manager's people whom nothing keeps from it. */
async function informar(servidor: Servidor, dados: object): Promise<number> {
  const { ler, mandar } = await conectar(servidor, 'gestor')
  const { results } = await ler<{ results: readonly { id: number }[] }>(
    '/api/colaborador/listar?porPagina=100&situacao=ativo',
  )
  for (const { id: colaboradorId } of results) {
    const corpo = { colaboradorId, dados }
    const { pendencias } = await mandar<Verificado>('/api/afastamento/verificar', corpo)
    if (pendencias.some(({ severidade }) => severidade === 'bloqueio')) continue
    const alertasAceitos = pendencias.flatMap(({ codigo, severidade }) =>
      severidade === 'alerta' ? [codigo] : [],
    )
    const { id } = await mandar<{ id: number }>('/api/afastamento/criar', { ...corpo, alertasAceitos })
    return id
  }
  throw new Error('Nobody of the demo company may be away on these days')
}

test('an accident goes from its CAT and INSS to an unfit exam, the limbo and the way back, at the desks', async ({
  page,
  servidor,
}) => {
  const inicio = daquiA(-40)
  const id = await informar(servidor, {
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

  await entrar(page, 'beneficio', `/rh/afastamento/visualizar/${id}`)
  await page.getByRole('button', { name: 'Registrar INSS' }).click()
  await page.getByRole('textbox', { name: 'Número do benefício' }).fill('6412003391')
  await page.getByRole('radio', { name: 'Concedido' }).check()
  await page.getByRole('textbox', { name: 'Início do benefício (DIB)' }).fill(teclas(daquiA(-25)))
  await page.getByRole('textbox', { name: 'Último dia do benefício' }).fill(teclas(daquiA(-1)))
  await page.getByRole('button', { name: 'Registrar INSS' }).last().click()
  await expect(page.getByText('Benefício registrado').first()).toBeVisible()
  await expect(page.getByText('Aguardando INSS', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Aurora Bittencourt')).toHaveCount(0)

  const registrarExame = async (resultado: 'Apto' | 'Inapto'): Promise<void> => {
    await page.getByRole('button', { name: 'Registrar exame de retorno' }).click()
    await page.getByRole('textbox', { name: 'Exame de retorno em' }).fill(teclas(daquiA(0)))
    await page.getByRole('radio', { name: resultado, exact: true }).check()
    await page.getByRole('button', { name: 'Registrar exame de retorno' }).last().click()
    await expect(page.getByText('Exame registrado').first()).toBeVisible()
  }
  await entrar(page, 'sesmt', `/sesmt/afastamento/visualizar/${id}`)
  await registrarExame('Inapto')
  await expect(page.getByText('Limbo', { exact: true }).first()).toBeVisible()
  await expectAcessivel(page, 'afastamento no limbo')
  await registrarExame('Apto')
  await expect(page.getByText('Limbo', { exact: true })).toHaveCount(0)
  await expect(page.getByText(`Encerramento em ${dia(daquiA(1))}`)).toBeVisible()
})
