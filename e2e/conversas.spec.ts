import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import { entrar, perguntar, seguirPara } from './pessoas.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a message arrives where the other person is, waits on the start page, and is answered', async ({
  browser,
  page,
  servidor,
}) => {
  const { nome: coordenador } = await perguntar<{ nome: string }>(
    servidor,
    'coordenador.operacional',
    '/api/conta/perfil',
  )
  const { nome: gestor } = await perguntar<{ nome: string }>(servidor, 'gestor', '/api/conta/perfil')
  await using contexto = await browser.newContext({
    baseURL: servidor.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  const celular = await contexto.newPage()
  await entrar(celular, 'gestor', '/operacional/conversas')
  await celular.getByRole('link', { name: new RegExp(coordenador) }).click()
  await expect(celular.getByText('Sim, os dois postos têm quem cubra.')).toBeVisible()

  await entrar(page, 'coordenador.operacional', '/operacional')
  const cartao = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Conversas', exact: true }) })
  const porLer = async () =>
    (await perguntar<{ conversas: number }>(servidor, 'coordenador.operacional', '/api/chat/nao-lidas'))
      .conversas
  const antes = await porLer()
  expect(antes).toBeGreaterThan(0)
  const esperam = (quantas: number) =>
    quantas === 0
      ? expect(cartao.getByText(/não lida/)).toHaveCount(0)
      : expect(cartao.getByText(quantas === 1 ? '1 não lida' : `${quantas} não lidas`)).toBeVisible()
  await esperam(antes)
  await cartao.getByRole('link', { name: 'Conversas', exact: true }).click()
  await page.getByRole('link', { name: new RegExp(`^${gestor}`) }).click()
  await expect(page.getByText(/O cliente pediu para chegarem/).last()).toBeVisible()
  await expect.poll(porLer).toBe(antes - 1)
  await expectAcessivelDosDoisLados(page, 'uma conversa')

  await seguirPara(page, '/operacional')
  await expect(cartao).toBeVisible()
  await esperam(antes - 1)
  const campo = celular.getByRole('textbox', { name: 'Mensagem' })
  await campo.fill('A equipe já está no posto.')
  await campo.press('Enter')
  await esperam(antes)

  await cartao.getByRole('link', { name: 'Conversas', exact: true }).click()
  await page.getByRole('link', { name: new RegExp(`^${gestor}`) }).click()
  const historico = page.getByRole('region', { name: /^Mensagens de/ })
  await expect(historico.getByText('A equipe já está no posto.')).toBeVisible()
  const resposta = page.getByRole('textbox', { name: 'Mensagem' })
  await resposta.fill('Obrigada, aviso o cliente.')
  await resposta.press('Enter')
  await expect(
    celular.getByRole('region', { name: /^Mensagens de/ }).getByText('Obrigada, aviso o cliente.'),
  ).toBeVisible()
  await expectAcessivelDosDoisLados(celular, 'uma conversa no celular')
})
